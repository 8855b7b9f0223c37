import {
  firstOrganization,
  FormDialog,
  useCall,
  useFormChange,
  useToaster,
  withOrganizations,
} from '@airshed/console-kit'
import { createPartnership, listPartnerships } from '@airshed/console-kit/calls'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useState } from 'react'
import { ADDRESSES, schema, uiSchema, type CreateForm } from './createForm.ts'
import validator from './createForm.ts?form-validator'
import { newPartnership } from './newPartnership.ts'
import { partnerChoices } from './partnerChoices.ts'

const WIDTH_PX = 560
/** Partnerships per response: more than anybody has. */
const SIZE = 1000

export interface CreatePartnershipDialogProps {
  intl: PluginIntl
  /** Organizations that the reader manages. */
  choices: readonly PickerOption[]
  onClose: () => void
}

/** Asks who is to become a partner, and sends them a request. */
export function CreatePartnershipDialog({ intl, choices, onClose }: CreatePartnershipDialogProps) {
  const { slug, organizations } = useSession()
  const toaster = useToaster()
  const first = firstOrganization(choices, slug)
  const [value, setValue] = useState<Partial<CreateForm>>({
    ...(first === undefined ? {} : { organization_id: first }),
    by: 'email',
  })
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const { mutate, isPending, issues } = useFormChange(createPartnership)
  const { data: known } = useCall(listPartnerships, { query: { size: SIZE } })
  const partners = partnerChoices(organizations, known?.data ?? [], value.organization_id)
  const submit = (form: CreateForm): void =>
    mutate(
      { body: newPartnership(form) },
      {
        onSuccess: ({ partnership, invitation }) => {
          toaster.show({
            message:
              partnership === null
                ? text('create.invited', { address: invitation?.address ?? '' })
                : text('create.made', { partner: partnership.org2_name }),
            intent: 'success',
          })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={text('create')}
      submitLabel={text('create.submit')}
      isBusy={isPending}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>{text('create.text')}</p>
          <SchemaForm<CreateForm>
            id={formId}
            schema={schema}
            uiSchema={{
              ...withOrganizations(uiSchema, choices),
              by: partners.length === 0 ? { 'ui:enumDisabled': [ADDRESSES[0]] } : {},
            }}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            formContext={{ choices: { organization_id: choices, partner_id: partners } }}
            issues={issues}
            disabled={isPending}
            onSubmit={submit}
          />
        </>
      )}
    </FormDialog>
  )
}
