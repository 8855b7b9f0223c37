import { fake, type FakeAnswer } from '@airshed/data/testing'
import { availableSensors, driverOf, sensorIdOf } from '@airshed/domain'
import type { Node, Sensor } from '@airshed/schemas'
import { addSensor, editSensor, listAvailableSensors, removeSensor } from '@airshed/schemas/calls'
import { sensor as builtSensor } from '../builders/node.ts'

export interface FakeSensorParts {
  /** Returns the current state of a device, with its sensors. */
  nodeOf: (id: string) => Node
  /** Stores the settings requested from a sensor, by name. */
  ask: (id: string, sensorId: string, settings: Readonly<Record<string, unknown>>) => void
  /** Stores the sensors of a device. */
  keep: (id: string, sensors: Sensor[]) => void
}

/** Sensors of devices that can be attached, configured and removed. */
export function fakeSensors({ nodeOf, ask, keep }: FakeSensorParts): FakeAnswer[] {
  const sensorsOf = (id: string): readonly Sensor[] => nodeOf(id).devices ?? []
  return [
    fake(listAvailableSensors, ({ body: { node_id: id } }) => [
      ...availableSensors(nodeOf(id).type, sensorsOf(id)),
    ]),
    fake(addSensor, ({ params: { id }, body: { name, ...connection } }) => {
      const { vendor = '', sensorType = '' } = driverOf(name) ?? {}
      const sensorId = sensorIdOf(nodeOf(id).serial, connection)
      const added = builtSensor({
        _id: sensorId,
        node_id: id,
        name,
        model: '',
        vendor,
        sensor_type: sensorType,
        ...connection,
        configuration: {},
      })
      ask(id, sensorId, { driver: name, enabled: 1 })
      keep(id, [...sensorsOf(id), added])
      return added
    }),
    fake(editSensor, ({ params: { id, sensorId }, body }) => {
      const { configuration, version: _, ...flags } = body
      ask(id, sensorId, { ...flags, ...configuration })
      const isIt = ({ _id: found }: Sensor) => found === sensorId
      const changed = (one: Sensor): Sensor => ({
        ...one,
        ...flags,
        configuration: { ...one.configuration, ...configuration },
      })
      const sensors = sensorsOf(id).map((one) => (isIt(one) ? changed(one) : one))
      keep(id, sensors)
      return sensors.find(isIt) ?? builtSensor()
    }),
    fake(removeSensor, ({ params: { id, sensorId } }) => {
      keep(
        id,
        sensorsOf(id).filter(({ _id: found }) => found !== sensorId),
      )
      return null
    }),
  ]
}
