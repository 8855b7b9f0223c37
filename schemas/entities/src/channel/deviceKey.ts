import { Type, type Static } from 'typebox'
import { TimestampMs } from '../common.ts'

/** Answer of `PUT nodes/{id}/key`: the only one that contains the key. */
export const DeviceKey = Type.Object({
  serial: Type.String(),
  key: Type.String({ description: 'Shown only now' }),
  made_at: TimestampMs,
})
export type DeviceKey = Static<typeof DeviceKey>
