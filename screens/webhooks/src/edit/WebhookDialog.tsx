import {
  firstOrganization,
  FormDialog,
  useFormChange,
  withOrganizations,
  type Webhook,
} from '@airshed/console-kit'
import { createWebhook, updateWebhook } from '@airshed/console-kit/calls'
import { useNodeChoices } from '@airshed/console-kit/forms'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { textOf } from '../textOf.ts'
import { schema, uiSchema, type CreateForm } from './createForm.ts'
import createValidator from './createForm.ts?form-validator'
import * as editForm from './editForm.ts'
import editValidator from './editForm.ts?form-validator'
import { DEVICE_EVENTS } from './formFields.ts'
import { formOf, newWebhook, settleOrganization, webhookEdit } from './webhookForm.ts'

const WIDTH_PX = 600

export interface WebhookDialogProps {
  /** The webhook being edited; null: a new one is created. */
  edited: Webhook | null
  intl: PluginIntl
  /** A signing secret was generated: it must be shown now, as it cannot be read again. */
  onSecret: (secret: string) => void
  /** Also called once the webhook is saved. */
  onClose: () => void
}

/** Asks where events are sent, and which. */
export function WebhookDialog({ edited, ...rest }: WebhookDialogProps) {
  return edited === null ? <CreateDialog {...rest} /> : <EditDialog edited={edited} {...rest} />
}

/** Conditions are fields of their own in the form. */
const pathOf = (path: string): string =>
  path.replace('/conditions/_type', '/events').replace('/conditions', '')

function CreateDialog({ intl, onSecret, onClose }: Omit<WebhookDialogProps, 'edited'>) {
  const { slug, organizations, can } = useSession()
  const text = textOf(intl)
  const choices = organizations
    .filter(({ id }) => can('manage_tokens', id))
    .map(({ id, name }) => ({ value: id, label: name }))
  const first = firstOrganization(choices, slug)
  const [value, setValue] = useState<Partial<CreateForm>>({
    ...(first === undefined ? {} : { organization_id: first }),
    type: 'device',
    events: [...DEVICE_EVENTS],
  })
  const devices = useNodeChoices(value.organization_id)
  const { mutateAsync, isPending, issues } = useFormChange(createWebhook, {
    success: text('create.done'),
    pathOf,
  })
  const save = async (form: CreateForm): Promise<void> => {
    const made = await mutateAsync({ body: newWebhook(form) }).catch(() => null)
    if (made === null) return
    onClose()
    onSecret(made.secret)
  }
  return (
    <FormDialog
      title={text('create')}
      submitLabel={text('create')}
      isBusy={isPending}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <SchemaForm<CreateForm>
          // The device options belong to the previous organization.
          key={value.organization_id}
          id={formId}
          schema={schema}
          uiSchema={withOrganizations(uiSchema, choices)}
          validator={createValidator}
          value={value}
          onChange={setValue}
          settle={settleOrganization}
          messages={intl.messages as Messages}
          formContext={{ ...devices, choices: { organization_id: choices } }}
          issues={issues}
          disabled={isPending}
          onSubmit={(form) => void save(form)}
        />
      )}
    </FormDialog>
  )
}

function EditDialog({
  edited,
  intl,
  onClose,
}: Omit<WebhookDialogProps, 'edited'> & { edited: Webhook }) {
  const text = textOf(intl)
  const [value, setValue] = useState<Partial<editForm.EditForm>>(() => formOf(edited))
  const devices = useNodeChoices(edited.organization_id)
  const { mutateAsync, isPending, issues } = useFormChange(updateWebhook, {
    success: text('edit.done'),
    pathOf,
  })
  const save = async (form: editForm.EditForm): Promise<void> => {
    const saved = await mutateAsync({
      params: { id: edited['_id'] },
      body: webhookEdit(form, edited),
    }).catch(() => null)
    if (saved !== null) onClose()
  }
  return (
    <FormDialog
      title={text('edit.title')}
      submitLabel={text('save')}
      isBusy={isPending}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <SchemaForm<editForm.EditForm>
          id={formId}
          schema={editForm.schema}
          uiSchema={editForm.uiSchema}
          validator={editValidator}
          value={value}
          onChange={setValue}
          messages={intl.messages as Messages}
          formContext={{
            ...devices,
            notes: { auth: { text: text('edit.auth', { auth: edited.auth }) } },
          }}
          issues={issues}
          disabled={isPending}
          onSubmit={(form) => void save(form)}
        />
      )}
    </FormDialog>
  )
}
