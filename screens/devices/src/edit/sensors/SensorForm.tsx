import { useChange, useFromVersion, type AnyDeviceFormDefinition } from '@airshed/console-kit'
import { editSensor } from '@airshed/console-kit/calls'
import { DeviceFormHost, refusedIssues, type FieldNote } from '@airshed/console-kit/forms'
import type { Node, PluginIntl, Sensor } from '@airshed/kit'
import { useEffect, useRef, useState } from 'react'
import { changedSensor, sensorClashes, untouchedSensor } from './changedSensor.ts'

/** Settings that are next to `configuration` in the body. */
const FLAGS: readonly string[] = ['enabled', 'debug']

export interface SensorFormProps {
  definition: AnyDeviceFormDefinition
  /** With its configuration. */
  node: Node
  /** One of its sensors; the form takes up what others change. */
  sensor: Sensor
  /** Notes on its settings besides their values, by name. */
  notes: Readonly<Record<string, FieldNote>>
  intl: PluginIntl
}

/** The settings form of a sensor; it requests only the changed settings from the device. */
export function SensorForm({ definition, node, sensor, notes, intl }: SensorFormProps) {
  const { node_id: id, _id: sensorId } = sensor
  const [newest, setNewest] = useState(node)
  const shown = newest.version > node.version ? sensorOf(newest, sensor) : sensor
  const [untouched] = useState(() => untouchedSensor(definition, sensor))
  const asked = useRef(untouched)
  useEffect(() => {
    asked.current = untouchedSensor(definition, shown)
  }, [definition, shown])
  const fromVersion = useFromVersion(node, setNewest)
  // The form shows errors at its fields.
  const { mutateAsync: edit } = useChange(editSensor, {
    isShown: () => false,
    success: intl.formatMessage({ id: 'sensor.updated' }),
  })
  const saveChanged = async (payload: Record<string, unknown>) => {
    const body = changedSensor(payload, asked.current)
    if (body === null) return []
    const saving = fromVersion({
      send: (version) => edit({ params: { id, sensorId }, body: { ...body, version } }),
      clashes: (base, now) =>
        sensorClashes(
          untouchedSensor(definition, sensorOf(base, sensor)),
          untouchedSensor(definition, sensorOf(now, sensor)),
          body,
        ).length > 0,
    })
    const issues = await refusedIssues(saving)
    // A form always sends all of its settings: one that it omits no longer belongs to it.
    if (issues.length === 0) asked.current = payload
    return issues
  }
  return (
    <DeviceFormHost
      definition={definition}
      device={shown}
      notes={Object.fromEntries(
        Object.entries(notes).map(([name, note]) => [
          FLAGS.includes(name) ? `/${name}` : `/configuration/${name}`,
          note,
        ]),
      )}
      send={saveChanged}
    />
  )
}

/** A sensor as it is in another state of its device. */
function sensorOf({ devices = [] }: Node, sensor: Sensor): Sensor {
  const { _id: id } = sensor
  return devices.find(({ _id: other }) => other === id) ?? sensor
}
