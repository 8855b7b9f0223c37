import type {
  GasReference,
  LocationType,
  NodeStatus,
  ParameterKind,
  TimezoneSource,
} from '@airshed/schemas'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Millis } from './columns.ts'
import type { StoredComputed } from './computed.ts'
import type { StoredCorrection } from './corrections.ts'

export interface NodesTable {
  /** `{serial}:0` */
  id: string
  serial: string
  type: string
  name: string
  description: string
  /** Words by which it is found, as `normalTags` writes them. */
  tags: Generated<string[]>
  /** The same for searches, separated by commas. */
  tag_words: GeneratedAlways<string>
  /** null: not claimed. */
  organization_id: string | null
  external_id: string
  timezone: string
  /** Who gave it; `person` wins over what the device reports. */
  timezone_source: Generated<TimezoneSource>
  /** The zone that the device last reported; null: none. */
  reported_timezone: string | null
  /** The interval currently in force. */
  interval_ms: number
  last_online: Millis | null
  status: NodeStatus
  /** While it hibernates: the status that waking returns to; null: activated. */
  status_before_hibernation: NodeStatus | null
  /** Rank of the displayed status in lists: kept current by readings and by the sweep of silent nodes. */
  status_rank: ColumnType<number, number | undefined>
  /** A flag hides the newest reading of one of its data points; the sweep of silent nodes notices when that is over. */
  has_fault: Generated<boolean>
  /** Place in lists that begin with what needs attention, by both of these. */
  attention_rank: GeneratedAlways<number>
  latitude: number | null
  longitude: number | null
  /** Source of its location: the device itself, or a person. */
  location_type: ColumnType<LocationType, LocationType | undefined>
  /** Description of the location, by a person; empty: none. */
  location_description: Generated<string>
  is_simulated: ColumnType<boolean, boolean | undefined>
  /** Accepts readings without the key of its organization, as allowed by who uses it. */
  accepts_keyless: Generated<boolean>
  /** What its owner chose before it was leased; null: it is not leased, or it is not known. */
  owner_accepts_keyless: boolean | null
  /** The profile by which its air is rated; null: the default of its organization, or of its type. */
  profile_id: string | null
  /** Since when it has been waiting to be claimed; null: it is not waiting, or the time is not tracked. */
  unclaimed_since: Millis | null
  /** The organization that uses it in place of its owner; null: it is not leased. */
  leased_to: string | null
  /** The organization that pays for it; null: its owner. */
  payment_organization_id: string | null
  created_at: Millis
  /** Grows with each change of what users set up, also of the settings that are asked of it. */
  version: Generated<number>
}

/** Deleted data points whose readings still have to be removed. */
export interface RemovedDataPointsTable {
  key: number
  removed_at: Millis
}

/** Number of unclaimed devices that an address added. */
export interface UnclaimedSharesTable {
  address: string
  added: number
  /** When its day is over. */
  ends_at: Millis
}

/** Failed attempts of a user to claim a device by its serial. */
export interface ClaimMissesTable {
  user_id: string
  missed: number
  /** When its day is over. */
  ends_at: Millis
}

/** The same, over all users of an organization. */
export interface OrganizationClaimMissesTable {
  organization_id: string
  missed: number
  /** When its day is over. */
  ends_at: Millis
}

export interface NodeSharesTable {
  node_id: string
  organization_id: string
}

/** Intervals over time; a node that never changed its interval has no rows. */
export interface ReportingIntervalsTable {
  node_id: string
  /** It is in force from this time on, until the next row. */
  from_ts: Millis
  interval_ms: number
}

export interface SensorsTable {
  /** Connection string `{serial}.{com_port}.{com_type}.{address}`. */
  id: string
  node_id: string
  name: string
  model: string
  vendor: string
  sensor_type: string
  com_port: number
  com_type: number
  address: number
  enabled: number
  debug: number
  /** What was known of it before settings could be requested; `device_settings` takes precedence. */
  configuration: Json<Record<string, unknown>>
  /** null: it is attached. */
  removed_at: Millis | null
}

export interface DataPointsTable {
  /** `{connection}/{parameter id}`, `{connection}/raw:{key}` or `{connection}/metric:{id}` */
  id: string
  /** Short number that measurements refer to it by. */
  key: Generated<number>
  node_id: string
  sensor_id: string
  /** Parameter id, `raw:{key}` while unmapped, `metric:{id}` for a computed parameter. */
  path: string
  is_mapped: boolean
  name: string
  unit: string
  /** Unit of a gas that is received by mass and stored by volume; null: received by volume. */
  mass_unit: string | null
  /** Air to which that mass refers; null: that of the European directive, or it is received by volume. */
  mass_reference: ColumnType<GasReference | null, GasReference | null | undefined>
  /** Since when it has referred to that air, by the arrival of readings; null: always. */
  mass_since: ColumnType<number | null, number | null | undefined>
  precision: number
  /** Most decimals that readings came with, as new ones show; null: none came yet. */
  decimals: number | null
  kind: ParameterKind
  /** Newest known reading, maintained by the measurement store. */
  last_ts: Millis | null
  last_value: number | null
  /** The detection limit that it is below, which `last_value` counts by the rule of its organization; null: it is above. */
  last_limit: ColumnType<number | null, number | null | undefined>
  /** Of a battery, as `batteryCharge` names it, if this is a data point of one; null: it is not, or unknown. */
  battery_charge: GeneratedAlways<string> | null
  /** How it is computed; null: it is measured. */
  metric: Json<StoredComputed> | null
  /** Interval of its values if it is a computed parameter with a step; null: the reporting interval of its device. */
  step_ms: number | null
  /** Values of a computed parameter from this time on still have to be computed; null: it is complete. */
  history_from: Millis | null
  /** Key of the data point whose corrected values these are; null: it is a data point of its own. */
  corrects: ColumnType<number | null, number | null | undefined>
  /** The corrections that gave them; null: it is a data point of its own. */
  correction: Json<StoredCorrection> | null
  /** false: its values are being computed, and it will replace the series in force. */
  is_in_force: ColumnType<boolean, boolean | undefined>
}
