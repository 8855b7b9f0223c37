import { useChange, type AnyDeviceFormDefinition } from '@airshed/console-kit'
import { editSensor } from '@airshed/console-kit/calls'
import { DeviceFormHost, type FieldNote } from '@airshed/console-kit/forms'
import type { PluginIntl, Sensor } from '@airshed/kit'
import { useRef, useState } from 'react'
import { changedSensor, untouchedSensor } from './changedSensor.ts'

/** Settings that are next to `configuration` in the body. */
const FLAGS: readonly string[] = ['enabled', 'debug']

export interface SensorFormProps {
  definition: AnyDeviceFormDefinition
  /** Provides the initial values of the form. */
  sensor: Sensor
  /** Notes on its settings besides their values, by name. */
  notes: Readonly<Record<string, FieldNote>>
  intl: PluginIntl
}

/** The settings form of a sensor; it requests only the changed settings from the device. */
export function SensorForm({ definition, sensor, notes, intl }: SensorFormProps) {
  const { node_id: id, _id: sensorId } = sensor
  const [untouched] = useState(() => untouchedSensor(definition, sensor))
  const asked = useRef(untouched)
  // The form shows errors at its fields.
  const { mutateAsync: edit } = useChange(editSensor, {
    isShown: () => false,
    success: intl.formatMessage({ id: 'sensor.updated' }),
  })
  const save = async (payload: Record<string, unknown>) => {
    const body = changedSensor(payload, asked.current)
    if (body === null) return
    await edit({ params: { id, sensorId }, body })
    // A form always sends all of its settings: one that it omits no longer belongs to it.
    asked.current = payload
  }
  return (
    <DeviceFormHost
      definition={definition}
      device={sensor}
      notes={Object.fromEntries(
        Object.entries(notes).map(([name, note]) => [
          FLAGS.includes(name) ? `/${name}` : `/configuration/${name}`,
          note,
        ]),
      )}
      onSave={save}
    />
  )
}
