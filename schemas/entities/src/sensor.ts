import { Type, type Static } from 'typebox'

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
  configuration: Type.Record(Type.String(), Type.Unknown()),
})
export type Sensor = Static<typeof Sensor>
