import { Type, type Static } from 'typebox'

/** Number of devices in each state. */
export const DeviceCounts = Type.Object({
  online: Type.Integer({ minimum: 0 }),
  offline: Type.Integer({ minimum: 0 }),
  deactivated: Type.Integer({ minimum: 0 }),
  inventory: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ minimum: 0 }),
})
export type DeviceCounts = Static<typeof DeviceCounts>

/** Key of the counts over all device types; the others are `devices.{type}`. */
export const ALL_DEVICES_KEY = 'devices'

/** `POST search/status`: `devices` → all, `devices.{type}` → one type. */
export const DeviceStats = Type.Record(Type.String(), DeviceCounts)
export type DeviceStats = Static<typeof DeviceStats>

/** Body of `POST search/status`. */
export const StatusSearch = Type.Object(
  { organization_id: Type.Optional(Type.String()) },
  { additionalProperties: false },
)
export type StatusSearch = Static<typeof StatusSearch>

/** Body of `POST search/online`: the last N hours. */
export const OnlineSearch = Type.Object(
  {
    organization_id: Type.Optional(Type.String()),
    hours: Type.Integer({ minimum: 1, maximum: 168, default: 24 }),
  },
  { additionalProperties: false },
)
export type OnlineSearch = Static<typeof OnlineSearch>

/** Start of the hour (ms UTC, as text) → device type → devices that reported in that hour. */
export const OnlineSeries = Type.Record(
  Type.String(),
  Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
)
export type OnlineSeries = Static<typeof OnlineSeries>
