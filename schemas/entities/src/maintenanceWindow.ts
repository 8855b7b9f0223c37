import { Type, type Static } from 'typebox'
import { Id, RequestTimeMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** The state of a maintenance window at present. */
export const MAINTENANCE_STATES = ['upcoming', 'current', 'over'] as const
export const MaintenanceState = Words(MAINTENANCE_STATES)
export type MaintenanceState = Static<typeof MaintenanceState>

/** What the caller may do to a maintenance window in its current state. */
const MAINTENANCE_ACTIONS = ['modify', 'delete'] as const
const MaintenanceAction = Words(MAINTENANCE_ACTIONS)
type MaintenanceAction = Static<typeof MaintenanceAction>

/** What a maintenance window covers: chosen devices, those within a circle, or all of its organization. */
export const MAINTENANCE_COVERS = ['devices', 'site', 'all'] as const
export type MaintenanceCoversKind = (typeof MAINTENANCE_COVERS)[number]

/** Maintenance windows of one organization that are not over, at most. */
export const MAINTENANCE_WINDOWS_MAX = 200
/** Devices that one maintenance window names, at most. */
export const MAINTENANCE_DEVICES_MAX = 500
/** The longest maintenance window, ms: 90 days. */
export const MAINTENANCE_LENGTH_MAX_MS = 7_776_000_000
/** How long a maintenance window is stored after its end, ms: 90 days. */
export const MAINTENANCE_KEPT_MS = 7_776_000_000
/** The longest name of a maintenance window, characters. */
export const MAINTENANCE_NAME_MAX = 100
/** The smallest and the largest circle around a site, metres. */
export const MAINTENANCE_RADIUS_MIN_M = 10
export const MAINTENANCE_RADIUS_MAX_M = 50_000

const closed = { additionalProperties: false }

/** The devices whose alerts cause no notifications during the window. */
export const MaintenanceCovers = Type.Union([
  Type.Object(
    {
      kind: Words(['devices']),
      node_ids: Type.Array(Id, {
        minItems: 1,
        maxItems: MAINTENANCE_DEVICES_MAX,
        uniqueItems: true,
        description: 'Devices that the organization holds',
      }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Words(['site']),
      coordinates: Type.Tuple(
        [Type.Number({ minimum: -90, maximum: 90 }), Type.Number({ minimum: -180, maximum: 180 })],
        { description: '[latitude, longitude] in degrees' },
      ),
      radius_m: Type.Integer({
        minimum: MAINTENANCE_RADIUS_MIN_M,
        maximum: MAINTENANCE_RADIUS_MAX_M,
        description: 'Metres; devices are covered that are within as an alert changes',
      }),
    },
    closed,
  ),
  Type.Object({ kind: Words(['all']) }, closed),
])
export type MaintenanceCovers = Static<typeof MaintenanceCovers>

const draft = {
  name: Type.String({
    minLength: 1,
    maxLength: MAINTENANCE_NAME_MAX,
    pattern: '\\S',
    description: 'Why, such as "New filters"',
  }),
  starts_at: RequestTimeMs,
  ends_at: { ...RequestTimeMs, description: 'After it starts, by 90 days at most. ms UTC' },
  covers: MaintenanceCovers,
}

/** A period in which alerts of some devices cause no notifications. */
export const MaintenanceWindow = Type.Object({
  _id: Type.String(),
  organization_id: Type.String(),
  name: Type.String(),
  starts_at: TimestampMs,
  ends_at: TimestampMs,
  state: MaintenanceState,
  covers: Type.Union(
    [
      // A deleted device is removed, so that a window may have none left.
      Type.Object({ kind: Words(['devices']), node_ids: Type.Array(Type.String()) }),
      MaintenanceCovers.anyOf[1],
      MaintenanceCovers.anyOf[2],
    ],
    { description: 'The devices whose alerts notify nobody during the window' },
  ),
  version: Type.Integer(),
  created_at: TimestampMs,
  actions: Type.Array(MaintenanceAction, { description: 'What the caller may do' }),
})
export type MaintenanceWindow = Static<typeof MaintenanceWindow>

/** Body of `POST maintenance_windows`. */
export const NewMaintenanceWindow = Type.Object({ organization_id: Id, ...draft }, closed)
export type NewMaintenanceWindow = Static<typeof NewMaintenanceWindow>

/** Body of `PUT maintenance_windows/{id}`: all of a window, and the version that it is based on. */
export const MaintenanceWindowEdit = Type.Object(
  { ...draft, version: Type.Integer({ minimum: 1 }) },
  closed,
)
export type MaintenanceWindowEdit = Static<typeof MaintenanceWindowEdit>

export const MaintenanceWindowPage = ListOf(MaintenanceWindow)

const MAINTENANCE_SORTS = ['name', 'starts', 'ends'] as const
export type MaintenanceSort = (typeof MAINTENANCE_SORTS)[number]

/** Query of `GET maintenance_windows`; the search looks into the name. */
export const MaintenanceWindowQuery = ListQuery({
  sort: MAINTENANCE_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String()),
    state: Type.Optional(
      Type.Array(MaintenanceState, {
        maxItems: MAINTENANCE_STATES.length,
        description: 'In one of these states; an empty list means the same as none',
      }),
    ),
  },
})
export type MaintenanceWindowQuery = Static<typeof MaintenanceWindowQuery>
