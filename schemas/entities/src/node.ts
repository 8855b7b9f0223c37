import { Type, type Static } from 'typebox'
import { BatteryCharge, BATTERY_CHARGES, NodeFacts } from './channel/nodeFacts.ts'
import { DataPoint } from './dataPoint.ts'
import { DeviceProfile } from './profile.ts'
import { TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { NODE_TAGS_MAX, NodeTag } from './nodeTag.ts'
import { NodeVersion, StartVersion } from './nodeVersion.ts'
import { PayloadMapping } from './payloadMapping.ts'
import { Sensor } from './sensor.ts'

export const NODE_STATUSES = [
  'activated',
  'deactivated',
  'hibernated',
  'online',
  'offline',
  'inventory',
  'error',
  'leased',
  'shared',
  'excellent',
  'good',
  'satisfactory',
  'moderate',
  'poor',
  'veryPoor',
] as const
/** The state of a device: what it reports itself, or the air quality by its profile. */
export const NodeStatus = Words(NODE_STATUSES)
export type NodeStatus = Static<typeof NodeStatus>

/** What the caller may do to a node. */
const NODE_ACTIONS = [
  'payment_update',
  'transfer',
  'firmware_update',
  'lease',
  'share',
  'status_update',
  'configure',
  'list',
  'create',
  'delete',
  'read',
] as const
export const NodeAction = Words(NODE_ACTIONS)
export type NodeAction = Static<typeof NodeAction>

export const NODE_INCLUDES = [
  'profiles',
  'configuration',
  'data_points',
  'newest',
  'facts',
] as const
export const NodeInclude = Words(NODE_INCLUDES)
export type NodeInclude = Static<typeof NodeInclude>

export const LOCATION_TYPES = ['auto', 'manual'] as const
/** The source of a device's location: the device itself, or a user. */
export const LocationType = Words(LOCATION_TYPES)
export type LocationType = Static<typeof LocationType>

export const TIMEZONE_SOURCES = ['default', 'device', 'person'] as const
/** Who gave the time zone of a device: nobody (it is UTC), the device itself, or a user, who wins over both. */
export const TimezoneSource = Words(TIMEZONE_SOURCES)
export type TimezoneSource = Static<typeof TimezoneSource>

/**
 * A device. `type` is its model; the parts behind `includes` are present on request, settings with the `configuration`
 * of one device, facts with that or with `facts`.
 */
export const Node = Type.Object({
  _id: Type.String({ description: '{serial}:0' }),
  node_id: Type.String({ description: 'The same as _id' }),
  _type: Words(['thiamis', 'alert', 'report', 'template']),
  serial: Type.String(),
  type: Type.String({ description: 'Device type, such as Thiamis-1000' }),
  name: Type.String(),
  presentName: Type.String({ description: 'Name, or serial where there is none' }),
  description: Type.String(),
  tags: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Words by which its organization finds it: in lower case, each once, sorted',
    }),
  ),
  organization_id: Type.Union([Type.String(), Type.Null()], {
    description: 'null: nobody has claimed it',
  }),
  external_id: Type.String(),
  timezone: Type.String({ description: 'IANA time zone' }),
  timezone_source: TimezoneSource,
  timezone_reported: Type.Union([Type.String(), Type.Null()], {
    description: 'The zone that the device last reported; null: none',
  }),
  interval: Type.Integer({ minimum: 1, description: 'Reporting interval in ms' }),
  last_online: Type.Union([TimestampMs, Type.Null()]),
  status: NodeStatus,
  statusType: NodeStatus,
  has_fault: Type.Optional(
    Type.Boolean({
      description:
        'Whether the newest reading of one of its data points is hidden by a flag, most often a fault of its sensor; the end of a fault shows within a minute',
    }),
  ),
  location: Type.Union([Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), Type.Null()], {
    description: '[latitude, longitude] in degrees',
  }),
  location_type: LocationType,
  location_description: Type.String({
    description:
      'The place in words, as the user who set it described it; empty: none, as with an automatic one',
  }),
  is_simulated: Type.Boolean(),
  accepts_keyless: Type.Boolean({
    description: 'Takes readings without the key of its organization: their sender is not verified',
  }),
  profile_id: Type.Union([Type.String(), Type.Null()], {
    description: 'Profile that was chosen for it; null: it has the default one',
  }),
  default_profile_id: Type.String({
    description: 'Profile that it has by default: of its organization, or of its type',
  }),
  shared_to: Type.Array(Type.String()),
  leased_to: Type.Union([Type.String(), Type.Null()], {
    description: 'Organization that uses the device in place of its owner; null: it is not leased',
  }),
  payment_organization_id: Type.Union([Type.String(), Type.Null()], {
    description: 'Who pays for it, as far as the caller may know; null: its owner',
  }),
  actions: Type.Array(NodeAction),
  version: NodeVersion,
  data_points: Type.Optional(Type.Array(DataPoint)),
  newest: Type.Optional(
    Type.Union([DataPoint, Type.Null()], {
      description:
        'The data point whose newest reading says most about the air there: a current one in the worst band of its profile; null: it has measured nothing',
    }),
  ),
  devices: Type.Optional(Type.Array(Sensor)),
  profiles: Type.Optional(Type.Array(DeviceProfile)),
  settings: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'With `configuration`, of one device: by name, as they were asked for, else as it reports them',
    }),
  ),
  facts: Type.Optional(NodeFacts),
  payload_mapping: Type.Optional({
    ...PayloadMapping,
    description:
      'With `configuration`, of one device whose type is mapped here: what its fields measure',
  }),
})
export type Node = Static<typeof Node>

/**
 * Orders of a list of nodes; `status` is that of `statusRank`, `attention` that of `attentionRank`, each then by name.
 * `named` is by name, with unnamed ones at the end, by serial. Others name a stored field, or get their keys in
 * `nodeOrders.ts` of the server. In the list of devices the columns of these names are sortable.
 */
export const NODE_SORTS = [
  'name',
  'named',
  'status',
  'attention',
  'serial',
  'type',
  'last_online',
] as const
export type NodeSort = (typeof NODE_SORTS)[number]

/** Maximum number of values of one filter. */
const FILTER_VALUES_MAX = 50

/** Which devices a list shows, in addition to its search. Several values of one filter: any of them. */
export const NODE_FILTERS = {
  organization_id: Type.Optional(Type.String()),
  type: Type.Optional(Type.Array(Type.String(), { maxItems: FILTER_VALUES_MAX })),
  firmware: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: FILTER_VALUES_MAX,
      description: 'Versions in the words of the devices',
    }),
  ),
  battery: Type.Optional(
    Type.Array(BatteryCharge, {
      maxItems: BATTERY_CHARGES.length,
      description:
        'By what the device last reported of its battery, and by its newest readings of charge and voltage; one that has several is found by each. low: below 20 %, or 10.6 V by a voltage; full: from 90 %, or 12 V; unknown: neither was reported or measured, no battery, or only a voltage below 6 V',
    }),
  ),
  tag: Type.Optional(Type.Array(NodeTag, { maxItems: FILTER_VALUES_MAX })),
  status: Type.Optional(
    Type.Array(NodeStatus, {
      maxItems: NODE_STATUSES.length,
      description: 'Displayed statuses, which follow the present within a minute',
    }),
  ),
  is_clock_unset: Type.Optional(
    Type.Boolean({
      description:
        'Whether its newest readings say that its clock was never set (flag `unsetClock`)',
    }),
  ),
}

/** `POST search/nodes` and the query of `GET nodes`. */
export const NodeSearch = ListQuery({
  sort: NODE_SORTS,
  filters: {
    ...NODE_FILTERS,
    node_id: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
    data_point_id: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
    includes: Type.Optional(Type.Array(NodeInclude, { maxItems: NODE_INCLUDES.length })),
  },
})
export type NodeSearch = Static<typeof NodeSearch>

/** Maximum number of characters in the type of a device, as with the one that it reports. */
export const NODE_TYPE_MAX = 60

const Degrees = Type.Number({ minimum: -180, maximum: 180 })
/** Maximum number of characters in a location description. */
const LOCATION_DESCRIPTION_MAX = 200

/** `PUT nodes/{id}`: what is absent stays as it is. */
export const NodeEdit = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
    description: Type.Optional(Type.String({ maxLength: 2000 })),
    type: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: NODE_TYPE_MAX,
        pattern: '\\S',
        description:
          'Decides on its settings, commands and default profile; queued commands and requested settings that the new type cannot take are withdrawn',
      }),
    ),
    timezone: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()], {
        description:
          'IANA time zone, which the device no longer changes by itself; null: the one that it reports, else UTC',
      }),
    ),
    location_type: Type.Optional(LocationType),
    location: Type.Optional(
      Type.Union([Type.Array(Degrees, { minItems: 2, maxItems: 2 }), Type.Null()], {
        description: '[latitude, longitude] in degrees, of a manual location; null: none',
      }),
    ),
    location_description: Type.Optional(Type.String({ maxLength: LOCATION_DESCRIPTION_MAX })),
    tags: Type.Optional(
      Type.Array(NodeTag, {
        maxItems: NODE_TAGS_MAX,
        description: 'All of them: those that are left out are removed',
      }),
    ),
    settings: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 100 }), Type.Unknown(), {
        minProperties: 1,
        maxProperties: 100,
        description: 'By name, as the type of the device knows them; asked of the device',
      }),
    ),
    payload_mapping: Type.Optional(PayloadMapping),
    version: StartVersion,
  },
  { additionalProperties: false, minProperties: 1 },
)
export type NodeEdit = Static<typeof NodeEdit>

/** `PUT nodes/{id}/keyless`. */
export const NodeKeyless = Type.Object(
  { accepts_keyless: Node.properties.accepts_keyless, version: StartVersion },
  { additionalProperties: false },
)

/** `PUT nodes/{id}/profile`. */
export const NodeProfile = Type.Object(
  { profile_id: Node.properties.profile_id, version: StartVersion },
  { additionalProperties: false },
)

/** `PUT nodes/{id}/transfer/{orgId}`. */
export const NodeTransfer = Type.Object(
  {
    payment: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Organization that pays for the device from then on',
    }),
  },
  { additionalProperties: false },
)

export const NodePage = ListOf(Node)

/** Maximum number of values of each kind that `GET nodes/values` offers. */
export const NODE_VALUES_MAX = 200

/** What the devices of a list have, to choose filters from: the most frequent values, sorted. */
export const NodeValues = Type.Object({
  type: Type.Array(Type.String(), { maxItems: NODE_VALUES_MAX, description: 'Models' }),
  firmware: Type.Array(Type.String(), {
    maxItems: NODE_VALUES_MAX,
    description: 'Versions that devices reported',
  }),
  battery: Type.Array(BatteryCharge, { description: 'Charges that batteries have' }),
  tag: Type.Array(Type.String(), { maxItems: NODE_VALUES_MAX, description: 'Tags' }),
})
export type NodeValues = Static<typeof NodeValues>
