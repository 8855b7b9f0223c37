import {
  Callout,
  firstOrganization,
  FormDialog,
  useAirshed,
  useFormChange,
  withOrganizations,
} from '@airshed/console-kit'
import { createSnapshot } from '@airshed/console-kit/calls'
import { SNAPSHOT_FORMATS } from '@airshed/console-kit/define'
import { useNodeChoices } from '@airshed/console-kit/forms'
import { matchingZones, useTimeZones } from '@airshed/console-kit/zones'
import { DAY_MS, useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useState } from 'react'
import { textOf } from '../textOf.ts'
import { schema, uiSchema, type CreateForm } from './createForm.ts'
import validator from './createForm.ts?form-validator'

const WIDTH_PX = 560
/** Length of the period that is proposed. */
const PROPOSED_MS = 30 * DAY_MS

export interface CreateArchiveDialogProps {
  intl: PluginIntl
  /** Organizations in which the reader may create archives. */
  choices: readonly PickerOption[]
  /** Also called once the archive is requested. */
  onClose: () => void
}

/** Asks for devices, a period and formats, and requests the archive. */
export function CreateArchiveDialog({ intl, choices, onClose }: CreateArchiveDialogProps) {
  const { slug, user } = useSession()
  const { clock } = useAirshed()
  const first = firstOrganization(choices, slug)
  const zones = useTimeZones(user.timezone)
  const [value, setValue] = useState<Partial<CreateForm>>(() => ({
    ...(first === undefined ? {} : { organization_id: first }),
    from: clock.now() - PROPOSED_MS,
    to: clock.now(),
    timezone: user.timezone,
    formats: [...SNAPSHOT_FORMATS],
  }))
  const text = textOf(intl)
  const devices = useNodeChoices(value.organization_id ?? '')
  const { mutate, isPending, issues } = useFormChange(createSnapshot, {
    success: text('create.done'),
  })
  const { from, to } = value
  const isReversed = from !== undefined && to !== undefined && from >= to
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
          {isReversed ? (
            <Callout intent="danger" compact role="alert">
              {text('create.order')}
            </Callout>
          ) : null}
          <SchemaForm<CreateForm>
            id={formId}
            schema={schema}
            uiSchema={withOrganizations(uiSchema, choices)}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            settle={withoutForeignDevices}
            formContext={{
              ...devices,
              choices: {
                organization_id: choices,
                timezone: zones.filter((zone) => zone.value === value.timezone),
                formats: SNAPSHOT_FORMATS.map((name) => ({
                  value: name,
                  label: text(`format.${name}`),
                })),
              },
              lookups: { timezone: (words) => Promise.resolve(matchingZones(zones, words)) },
            }}
            issues={issues}
            disabled={isPending}
            onSubmit={(body) => {
              if (body.from < body.to) mutate({ body }, { onSuccess: onClose })
            }}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Another organization has other devices. */
function withoutForeignDevices(previous: CreateForm, next: CreateForm): CreateForm {
  return previous.organization_id === next.organization_id ? next : { ...next, node_ids: [] }
}
