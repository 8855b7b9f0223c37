import {
  Callout,
  firstOrganization,
  FormDialog,
  useFormChange,
  withOrganizations,
} from '@airshed/console-kit'
import { createInvitation } from '@airshed/console-kit/calls'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { schema, uiSchema, type InviteForm } from './inviteForm.ts'
import validator from './inviteForm.ts?form-validator'
import { offeredRole, type Invitable } from './invitable.ts'
import { LinkDialog } from './LinkDialog.tsx'

const WIDTH_PX = 560

export interface InviteDialogProps {
  intl: PluginIntl
  /** Organizations the reader may invite to; at least one. */
  invitable: readonly Invitable[]
  onClose: () => void
}

/**
 * Asks whom to invite in which role, and sends the invitation; shows the link if the server sends no mail.
 */
export function InviteDialog({ intl, invitable, onClose }: InviteDialogProps) {
  const { slug, config } = useSession()
  const choices = invitable.map(({ id, name }) => ({ value: id, label: name }))
  const first = firstOrganization(choices, slug)
  const [value, setValue] = useState<Partial<InviteForm>>(() =>
    withRole(first === undefined ? {} : { organization_id: first }),
  )
  const text = (id: string): string => intl.formatMessage({ id })
  const {
    mutate,
    isPending,
    data: sent,
    issues,
  } = useFormChange(createInvitation, {
    success: text('invite.done'),
  })

  /** A role that the organization does not offer is replaced by one that it does. */
  function withRole(form: Partial<InviteForm>): Partial<InviteForm> {
    const role = offeredRole(invitable, form.organization_id, form.role)
    return { ...form, ...(role === undefined ? {} : { role }) }
  }
  const submit = ({ organization_id, email, role: chosen }: InviteForm): void => {
    const role = offeredRole(invitable, organization_id, chosen)
    if (role === undefined) return
    mutate(
      { body: { organization_id, email: email.trim(), role } },
      { onSuccess: ({ link }) => (link === null ? onClose() : undefined) },
    )
  }
  if (sent?.link != null) {
    return <LinkDialog sent={sent} link={sent.link} intl={intl} onClose={onClose} />
  }
  const roles = invitable.find(({ id }) => id === value.organization_id)?.roles ?? []
  return (
    <FormDialog
      title={text('invite')}
      submitLabel={text('invite.send')}
      isBusy={isPending}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <>
          {config.is_mail_sent === true ? null : (
            <Callout intent="warning" compact>
              {text('invite.noMail')}
            </Callout>
          )}
          <SchemaForm<InviteForm>
            id={formId}
            schema={schema}
            uiSchema={withOrganizations(uiSchema, choices)}
            validator={validator}
            value={value}
            onChange={(form) => setValue(withRole(form))}
            messages={intl.messages as Messages}
            formContext={{
              choices: {
                organization_id: choices,
                role: roles.map((role) => ({ value: role, label: text(`role.${role}`) })),
              },
            }}
            issues={issues}
            disabled={isPending}
            onSubmit={submit}
          />
        </>
      )}
    </FormDialog>
  )
}
