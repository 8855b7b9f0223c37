import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** Events of a device by subject; those without another kind are `other`. */
export const DEVICE_EVENTS = {
  settings: ['node.changed', 'node.settings-reported', 'node.settings-fetched'],
  commands: [
    'node.commanded',
    'node.command-sent',
    'node.command-fetched',
    'node.command-done',
    'node.command-failed',
    'node.command-expired',
    'node.command-withdrawn',
  ],
  sensors: ['node.sensor-added', 'node.sensor-changed', 'node.sensor-removed'],
  corrections: ['correction.created', 'correction.withdrawn', 'correction.computed'],
  metrics: ['metric.created', 'metric.changed', 'metric.deleted', 'metric.computed'],
  scripts: ['node.script-saved', 'node.script-deleted', 'node.scripts-reported'],
  keys: [
    'node.key-made',
    'node.key-revoked',
    'node.certificate-issued',
    'node.certificate-revoked',
  ],
  rights: [
    'node.claimed',
    'node.shared',
    'node.unshared',
    'node.leased',
    'node.lease-ended',
    'node.transferred',
    'node.reset',
    'node.payment-changed',
    'node.public-link-created',
    'node.public-link-changed',
    'node.public-link-deleted',
  ],
  status: ['node.activated', 'node.deactivated', 'node.hibernated', 'node.woken'],
  other: [
    'node.firmware-changed',
    'node.firmware-failed',
    'node.readings-rejected',
    'node.rejection-withdrawn',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const DEVICE_EVENT_KINDS = [
  'settings',
  'commands',
  'sensors',
  'metrics',
  'scripts',
  'keys',
  'rights',
  'status',
  'other',
] as const satisfies readonly (keyof typeof DEVICE_EVENTS)[]
export const DeviceEventKind = Words(DEVICE_EVENT_KINDS)
export type DeviceEventKind = Static<typeof DeviceEventKind>

/** The kind of actor: a person, an API token, the server itself or a device. */
const DEVICE_EVENT_ACTORS = ['user', 'token', 'system', 'device'] as const

/** Names in one event at most: a device reports as many settings as it likes. */
export const DEVICE_EVENT_NAMES_MAX = 50

const Names = (description: string) =>
  Type.Array(Type.String(), { maxItems: DEVICE_EVENT_NAMES_MAX, description })

/** Something that was done to a device or by it. Values of settings are not part of it: some are secret. */
export const DeviceEvent = Type.Object({
  _id: Id,
  ts: TimestampMs,
  name: Type.String({ description: 'Such as `node.commanded`' }),
  kind: DeviceEventKind,
  actor_kind: Words(DEVICE_EVENT_ACTORS),
  actor_name: Type.String({ description: 'Who did it, by the name at that time' }),
  command: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the command that it is about',
  }),
  changed: Names('Names of the fields, settings, sensors, data points or files that it is about'),
  refused: Names('Names of what the device refused'),
  organization: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the organization that the device was shared with or leased to',
  }),
})
export type DeviceEvent = Static<typeof DeviceEvent>

export const DeviceEventPage = ListOf(DeviceEvent)

const DEVICE_EVENT_SORTS = ['time'] as const

/** Query of `GET nodes/{id}/events`: searched by actor, newest first. */
export const DeviceEventQuery = ListQuery({
  sort: DEVICE_EVENT_SORTS,
  filters: {
    kind: Type.Optional(
      Type.Union([
        Type.String({ maxLength: 200 }),
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: DEVICE_EVENT_KINDS.length }),
      ]),
    ),
  },
  size: 50,
})
export type DeviceEventQuery = Static<typeof DeviceEventQuery>
