import type { AnyDeviceFormDefinition, Messages } from '@airshed/contract'
import { SchemaForm } from '@airshed/forms'
import { useSession } from '@airshed/kit'
import { useHostText, languageOf } from '@airshed/kit/provider'
import type { Sensor } from '@airshed/schemas'
import { use, useMemo, useState } from 'react'
import { loadFormParts } from './formParts.ts'

export interface DeviceFormViewProps {
  definition: AnyDeviceFormDefinition
  /** As the device reports it; another sensor needs another form (`key`). */
  sensor: Sensor
  isDisabled?: boolean
  /** Gets the body of the call that saves the settings. */
  onSave: (payload: Record<string, unknown>) => void
}

/** The form of a sensor's settings, filled from what the device reports. Suspends while it loads. */
export function DeviceFormView({ definition, sensor, isDisabled, onSave }: DeviceFormViewProps) {
  const { locale } = useSession()
  const text = useHostText()
  const parts = use(loadFormParts(definition))
  const [value, setValue] = useState<object>(() => definition.fromDevice(sensor) as object)
  const messages: Messages = useMemo(
    () => ({ ...parts.en, ...parts[languageOf(locale)] }),
    [parts, locale],
  )
  return (
    <SchemaForm<object>
      schema={definition.schema}
      uiSchema={definition.uiSchema}
      validator={parts.validate}
      messages={messages}
      value={value}
      onChange={setValue}
      onSubmit={(settings) => onSave(definition.toPayload(settings))}
      settle={(previous, next) => definition.settle(previous, next) as object}
      formContext={{ choices: definition.choices?.(sensor) ?? {} }}
      disabled={isDisabled ?? false}
      submitLabel={text('host.form.save')}
    />
  )
}
