import {
  Dialog,
  firstOrganization,
  followingName,
  useFormChange,
  withOrganizations,
} from '@airshed/console-kit'
import { createToken } from '@airshed/console-kit/calls'
import { Button, NamedIcon, useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { useNodeChoices } from '@airshed/console-kit/forms'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useId, useState } from 'react'
import { schema, uiSchema, type CreateForm } from './createForm.ts'
import validator from './createForm.ts?form-validator'
import { newToken, pathOf } from './newToken.ts'
import { settle } from './settle.ts'
import { suggestedName } from './suggestedName.ts'
import { allowedIn } from './tokenOrganizations.ts'
import { TokenSecret } from './TokenSecret.tsx'
import './create.css'

const WIDTH_PX = 560

export interface CreateTokenDialogProps {
  intl: PluginIntl
  /** Organizations in which the reader may create tokens. */
  choices: readonly PickerOption[]
  /** Current time, ms UTC. Default the clock. */
  now?: () => number
  onClose: () => void
}

/** Asks for the purpose of a new token, creates it, and shows its secret once. */
export function CreateTokenDialog(props: CreateTokenDialogProps) {
  const { intl, choices, now = Date.now, onClose } = props
  const formId = useId()
  const { slug, user } = useSession()
  const first = firstOrganization(choices, slug)
  const [value, setValue] = useState<Partial<CreateForm>>({
    ...(first === undefined ? {} : { organization_id: first }),
    allowed: [],
    reach: 'all',
    lifetime: '90',
  })
  const organizationId = value.organization_id ?? ''
  const devices = useNodeChoices(organizationId)
  const allowed = allowedIn(user.permissions, organizationId).map((name) => ({
    value: name,
    label: name,
  }))
  const { mutate, isPending, data: made, issues } = useFormChange(createToken, { pathOf })
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text(made === undefined ? 'create' : 'made')}
      // A secret that is shown once must not be lost by a click outside.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        made === undefined ? (
          <>
            <Button text={text('cancel')} onClick={onClose} />
            <Button
              type="submit"
              form={formId}
              intent="primary"
              loading={isPending}
              text={text('create')}
            />
          </>
        ) : (
          <Button intent="primary" text={text('made.done')} onClick={onClose} />
        )
      }
    >
      {made === undefined ? (
        <>
          <p>{text('create.text')}</p>
          <SchemaForm<CreateForm>
            id={formId}
            schema={schema}
            uiSchema={withOrganizations(uiSchema, choices)}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            settle={(previous, next) =>
              followingName(previous, settle(previous, next), (form) => suggestedName(form, intl))
            }
            formContext={{ ...devices, choices: { organization_id: choices, allowed } }}
            issues={issues}
            disabled={isPending}
            onSubmit={(form) => mutate({ body: newToken(form, now()) })}
          />
          <div role="status">
            {value.lifetime === 'never' ? (
              <p className="api-never">
                <NamedIcon name="warning-sign" />
                {text('create.never')}
              </p>
            ) : null}
          </div>
        </>
      ) : (
        <TokenSecret token={made} intl={intl} />
      )}
    </Dialog>
  )
}
