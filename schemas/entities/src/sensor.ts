import { Type, type Static } from 'typebox'
import { Words } from './common.ts'
import { StartVersion } from './nodeVersion.ts'
import { SENSOR_SETTINGS_MAX } from './sensors/other.ts'
import { SENSOR_FLAGS } from './sensors/sensorFlags.ts'

/** Where a sensor is connected: the last three parts of its id. */
const CONNECTION = {
  com_port: Type.Integer({ minimum: 0, maximum: 999, description: '0: built into the device' }),
  com_type: Type.Integer({ minimum: 0, maximum: 999, description: '1: serial, 2: bus' }),
  address: Type.Integer({ minimum: 0, maximum: 999, description: 'On the bus, else 0' }),
}

/** An instrument under a node. Flags for debug and enabled are 0 or 1 on the wire. */
export const Sensor = Type.Object({
  _id: Type.String({ description: 'Connection string {serial}.{com_port}.{com_type}.{address}' }),
  node_id: Type.String(),
  name: Type.String({ description: 'Driver, such as dust-trak or airmar' }),
  model: Type.String(),
  vendor: Type.String(),
  sensor_type: Type.String(),
  com_port: Type.Integer({ minimum: 0 }),
  com_type: Type.Integer({ minimum: 0 }),
  address: Type.Integer({ minimum: 0 }),
  enabled: Type.Integer({ minimum: 0, maximum: 1 }),
  debug: Type.Integer({ minimum: 0, maximum: 1 }),
  unreported: Type.Optional(
    Type.Array(Words(['enabled', 'debug']), {
      description:
        'Flags that the sensor never reported and nobody asked for, so that their values are assumed; absent: none, or not known',
    }),
  ),
  configuration: Type.Record(Type.String(), Type.Unknown(), {
    description: 'By name, as it was asked for, else as the sensor reports it',
  }),
})
export type Sensor = Static<typeof Sensor>

/** `PUT nodes/{id}/sensors/{sensor}`: what is absent stays as it is. */
export const SensorEdit = Type.Object(
  {
    ...SENSOR_FLAGS,
    configuration: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 100 }), Type.Unknown(), {
        minProperties: 1,
        maxProperties: SENSOR_SETTINGS_MAX,
        description: 'By name, as the driver of the sensor knows them',
      }),
    ),
    version: StartVersion,
  },
  { additionalProperties: false, minProperties: 1 },
)
export type SensorEdit = Static<typeof SensorEdit>

/** `POST nodes/{id}/sensors`: a sensor that can be attached, at a free connection. */
export const SensorCreate = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, description: 'Driver, such as dust-trak' }),
    ...CONNECTION,
  },
  { additionalProperties: false },
)
export type SensorCreate = Static<typeof SensorCreate>

export const SensorConnection = Type.Object(CONNECTION, { additionalProperties: false })
export type SensorConnection = Static<typeof SensorConnection>

/** `PUT nodes/available_devices`. */
export const AvailableSensorQuery = Type.Object(
  { node_id: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)

/** Hardware that can be attached to a device, and where. */
export const AvailableSensor = Type.Object({
  name: Type.String({ description: 'Driver, such as dust-trak' }),
  connections: Type.Array(SensorConnection, { description: 'Those that are free' }),
})
export type AvailableSensor = Static<typeof AvailableSensor>

export const AvailableSensors = Type.Array(AvailableSensor)
