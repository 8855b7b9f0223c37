import type { AvailableSensor, SensorCreate } from '@airshed/console-kit'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { addSensorChoices, sensorOf, withConnection } from './addSensorChoices.ts'
import { schema, uiSchema, type AddSensorForm } from './addSensorForm.ts'
import validator from './addSensorForm.ts?form-validator'

export interface AddSensorFieldsProps {
  /** Id of the form, for a submit button outside it. */
  formId: string
  /** At least one. */
  available: readonly AvailableSensor[]
  isBusy: boolean
  intl: PluginIntl
  onSubmit: (body: SensorCreate) => void
}

/** Chooses a sensor and a connection that is free for it. */
export function AddSensorFields(props: AddSensorFieldsProps) {
  const { formId, available, isBusy, intl, onSubmit } = props
  const [value, setValue] = useState(() => withConnection(available, {}))
  return (
    <SchemaForm<AddSensorForm>
      id={formId}
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      value={value}
      onChange={(next) => setValue(withConnection(available, next))}
      messages={intl.messages as Messages}
      formContext={{ choices: addSensorChoices(available, value.driver, intl) }}
      disabled={isBusy}
      onSubmit={(form) => {
        const body = sensorOf(available, form)
        if (body !== undefined) onSubmit(body)
      }}
    />
  )
}
