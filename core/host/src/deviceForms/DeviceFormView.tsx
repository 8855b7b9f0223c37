import type { AnyDeviceFormDefinition, Messages, SendPayload } from '@airshed/contract'
import { SchemaForm, type FieldNote } from '@airshed/forms'
import { useSession } from '@airshed/kit'
import { useHostText, languageOf } from '@airshed/kit/provider'
import type { Node, Sensor } from '@airshed/schemas'
import { use, useEffect, useMemo } from 'react'
import { useNodeChoices } from '../forms/useNodeChoices.ts'
import { deviceFields } from './assumedSettings.ts'
import { loadFormParts } from './formParts.ts'
import { SavingProblem, SavingText } from './SavingText.tsx'
import { useSettingsSaving } from './useSettingsSaving.ts'
import './deviceForm.css'

export interface DeviceFormViewProps {
  definition: AnyDeviceFormDefinition
  /**
   * The device or sensor as it reports itself; a different one needs a new form (`key`). A newer state of it is taken up
   * by the fields that the user has not changed, also by those that were unknown until now.
   */
  device: Node | Sensor
  /** Read-only. Default false. */
  isDisabled?: boolean
  /** The form is only a trial: submitted values are not saved, and it says so. Default false. */
  isTrial?: boolean
  /**
   * Notes on the settings, by their paths in the body, such as `/settings/interval`; shown at their
   * fields. A form in a frame shows none.
   */
  notes?: Readonly<Record<string, FieldNote>>
  /**
   * Makes the call that saves the settings. The issues that it resolves with are shown at their fields; a rejection is
   * shown above the form.
   */
  send: SendPayload
}

/**
 * A settings form, filled with the values that the device reports; those that it never reported are shown as unknown, and
 * are sent only if the user enters them. Suspends while it loads.
 */
export function DeviceFormView(props: DeviceFormViewProps) {
  const { definition, device, isDisabled = false, isTrial = false, send, notes } = props
  const { locale } = useSession()
  const text = useHostText()
  const parts = use(loadFormParts(definition))
  const form = useSettingsSaving(definition, () => deviceFields(definition, parts.validate, device))
  const { saving, assumed, follow } = form
  useEffect(
    () => follow(deviceFields(definition, parts.validate, device)),
    [definition, parts, device, follow],
  )
  const choices = useNodeChoices(holderOf(device))
  const messages: Messages = useMemo(
    () => ({ ...parts.en, ...parts[languageOf(locale)] }),
    [parts, locale],
  )
  return (
    <div className="air-device-form">
      <SavingProblem saving={saving} />
      {Object.keys(assumed).length === 0 ? null : (
        <p className="air-device-form-unknown">{text('host.form.unknown')}</p>
      )}
      <SchemaForm<object>
        schema={definition.schema}
        uiSchema={definition.uiSchema}
        validator={parts.validate}
        messages={messages}
        value={form.value}
        assumed={assumed}
        onChange={form.change}
        onSubmit={(whole, known) => void form.save({ whole, known }, send)}
        settle={(previous, next) => definition.settle(previous, next) as object}
        formContext={{
          ...choices,
          choices: definition.choices?.(device) ?? {},
          ...('timezone' in device ? { timeZone: device.timezone } : {}),
          notes: notesByField(definition, notes),
        }}
        disabled={isDisabled || saving.state === 'saving'}
        {...(saving.state === 'refused' ? { issues: saving.issues } : {})}
        {...(saving.state === 'saving' ? {} : { elsewhere: form.elsewhere })}
        actions={<SavingText {...{ saving, isTrial }} />}
        submitLabel={text('host.form.save')}
      />
    </div>
  )
}

/** The organization that uses a device: its form offers no devices of other organizations. */
const holderOf = (device: Node | Sensor): string | undefined =>
  'organization_id' in device
    ? (device.leased_to ?? device.organization_id ?? undefined)
    : undefined

/** Notes by the names of the fields that their paths lead to. */
function notesByField(
  { issuePath }: AnyDeviceFormDefinition,
  notes: Readonly<Record<string, FieldNote>> = {},
): Record<string, FieldNote> {
  return Object.fromEntries(
    Object.entries(notes).map(([path, note]) => [(issuePath?.(path) ?? path).slice(1), note]),
  )
}
