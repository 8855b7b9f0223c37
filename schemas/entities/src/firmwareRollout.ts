import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery, WithoutSearch } from './list.ts'

/** Devices that one rollout may have. */
export const ROLLOUT_DEVICES_MAX = 10_000
/** Waves of a rollout. */
export const ROLLOUT_WAVES_MAX = 10
/** Longest time that devices of a wave may have to come back, minutes: a week. */
export const ROLLOUT_MINUTES_MAX = 7 * 24 * 60

const closed = { additionalProperties: false }
const Percent = (minimum: number, description: string) =>
  Type.Integer({ minimum, maximum: 100, description })
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description })
const Count = (description: string) => Type.Integer({ minimum: 0, description })

/**
 * What has become of a rollout. `rolling_back` offers devices the image that they had before, `rolled_back` has done so;
 * `cancelled` leaves them as they are.
 */
export const ROLLOUT_STATES = [
  'running',
  'paused',
  'rolling_back',
  'finished',
  'cancelled',
  'rolled_back',
] as const
export const FirmwareRolloutState = Words(ROLLOUT_STATES)
export type FirmwareRolloutState = Static<typeof FirmwareRolloutState>

/** How far a device of a rollout is. */
export const ROLLOUT_DEVICE_STATES = [
  'waiting',
  'offered',
  'downloading',
  'updated',
  'failed',
  'rolled_back',
] as const
export const FirmwareDeviceState = Words(ROLLOUT_DEVICE_STATES)
export type FirmwareDeviceState = Static<typeof FirmwareDeviceState>

/** Why a rollout is paused: a person did it, or a wave has not passed a gate. */
const PAUSE_CAUSES = ['person', 'failed', 'online', 'readings'] as const
export const FirmwarePause = Type.Object({
  cause: Words(PAUSE_CAUSES, {
    description:
      'failed: too many devices have failed; online: too few came back; readings: too few measure again',
  }),
  by: orNull(Type.String(), 'Name of the person; null: a gate'),
  percent: orNull(Type.Number(), 'Share of the wave; null: a person'),
  limit: orNull(Type.Number(), 'What the share was compared with; null: a person'),
})
export type FirmwarePause = Static<typeof FirmwarePause>

/** Calls that a rollout accepts as it is, of the caller. */
const ROLLOUT_ACTIONS = ['pause', 'continue', 'roll_back', 'cancel'] as const
const RolloutAction = Words(ROLLOUT_ACTIONS)
export type RolloutAction = Static<typeof RolloutAction>

/** What has to hold for a wave before the next one begins. */
const RolloutGates = Type.Object(
  {
    online_percent_min: Percent(1, 'Least share of a wave that is back with the new version, %'),
    online_within_minutes: Type.Integer({
      minimum: 1,
      maximum: ROLLOUT_MINUTES_MAX,
      description: 'How long devices of a wave have for that',
    }),
    failed_percent_max: Percent(0, 'Largest share of a wave that may fail, %'),
    needs_readings: Type.Boolean({
      description: 'Whether a device counts as back only once it has sent a reading since',
    }),
  },
  closed,
)
export type RolloutGates = Static<typeof RolloutGates>

/** Shares of the devices that have the image after each wave, %. */
const RolloutWaves = Type.Array(Percent(1, 'Of all devices of the rollout'), {
  minItems: 1,
  maxItems: ROLLOUT_WAVES_MAX,
  description: 'Ascending, the last one 100',
})

export const DEFAULT_WAVES: readonly number[] = [5, 25, 100]
export const DEFAULT_GATES: RolloutGates = {
  online_percent_min: 90,
  online_within_minutes: 60,
  failed_percent_max: 5,
  needs_readings: true,
}

/** An image on its way to devices, in waves. */
export const FirmwareRollout = Type.Object({
  id: Id,
  organization_id: Type.String(),
  image_id: Id,
  version: Type.String(),
  device_type: Type.String(),
  state: FirmwareRolloutState,
  pause: orNull(FirmwarePause, 'Why it is paused; null: it is not'),
  waves: RolloutWaves,
  gates: RolloutGates,
  wave: Count('The wave that is on, from 0'),
  wave_started_at: TimestampMs,
  units: Type.Object(
    Object.fromEntries(
      ROLLOUT_DEVICE_STATES.map((state) => [state, Count(`Devices that are ${state}`)]),
    ) as Record<FirmwareDeviceState, ReturnType<typeof Count>>,
  ),
  created_by_name: orNull(Type.String(), 'null: the user no longer exists'),
  created_at: TimestampMs,
  ended_at: orNull(TimestampMs, 'null: it is not over'),
  actions: Type.Array(RolloutAction, { description: 'What the caller may do now' }),
})
export type FirmwareRollout = Static<typeof FirmwareRollout>

export const FirmwareRolloutList = ListOf(FirmwareRollout)
export type FirmwareRolloutList = Static<typeof FirmwareRolloutList>

const ROLLOUT_SORTS = ['created'] as const
export type RolloutSort = (typeof ROLLOUT_SORTS)[number]

/** Query of `GET firmware_rollouts`: the newest first. */
export const FirmwareRolloutQuery = WithoutSearch(
  ListQuery({
    sort: ROLLOUT_SORTS,
    filters: {
      organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      image_id: Type.Optional(Id),
    },
    size: 50,
  }),
)
export type FirmwareRolloutQuery = Static<typeof FirmwareRolloutQuery>

/** A device of a rollout. */
export const FirmwareRolloutDevice = Type.Object({
  rollout_id: Id,
  node_id: Type.String(),
  serial: Type.String(),
  name: Type.String({ description: 'Empty: it has none' }),
  wave: Count('From 0'),
  state: FirmwareDeviceState,
  from_version: orNull(
    Type.String(),
    'What it ran before; null: it was not offered the image yet, or had not said',
  ),
  to_version: Type.String({ description: 'Version of the image of the rollout' }),
  goes_back: Type.Boolean({ description: 'Whether it is offered the version that it had before' }),
  percent: orNull(Type.Integer(), 'How much it has downloaded; null: it does not say'),
  reason: orNull(Type.String(), 'Why it failed, in its words'),
  offered_at: orNull(TimestampMs, 'null: never'),
  updated_at: orNull(TimestampMs, 'When it first reported the new version; null: never'),
  changed_at: TimestampMs,
  started_by_name: orNull(
    Type.String(),
    'Who started the rollout; null: the user no longer exists',
  ),
})
export type FirmwareRolloutDevice = Static<typeof FirmwareRolloutDevice>

export const FirmwareRolloutDeviceList = ListOf(FirmwareRolloutDevice)
export type FirmwareRolloutDeviceList = Static<typeof FirmwareRolloutDeviceList>

const ROLLOUT_DEVICE_SORTS = ['wave', 'serial', 'changed'] as const
export type RolloutDeviceSort = (typeof ROLLOUT_DEVICE_SORTS)[number]

/** Query of `GET firmware_rollouts/{id}/devices`: searched by serial and name, wave by wave. */
export const FirmwareRolloutDeviceQuery = ListQuery({
  sort: ROLLOUT_DEVICE_SORTS,
  filters: {
    state: Type.Optional(
      Type.Array(FirmwareDeviceState, {
        maxItems: ROLLOUT_DEVICE_STATES.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type FirmwareRolloutDeviceQuery = Static<typeof FirmwareRolloutDeviceQuery>

/** Rollouts that a device was part of, the newest first, at most 100. */
export const NodeFirmwareHistory = Type.Object({ data: Type.Array(FirmwareRolloutDevice) })
export type NodeFirmwareHistory = Static<typeof NodeFirmwareHistory>

/** Body of `POST firmware_rollouts`. */
export const FirmwareRolloutStart = Type.Object(
  {
    organization_id: Id,
    image_id: Id,
    node_ids: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: ROLLOUT_DEVICES_MAX,
        description: 'Default: every device of the type of the image that runs another version',
      }),
    ),
    waves: Type.Optional(RolloutWaves),
    gates: Type.Optional(RolloutGates),
  },
  closed,
)
export type FirmwareRolloutStart = Static<typeof FirmwareRolloutStart>
