import type { LocationType, NodeStatus, ParameterKind } from '@airshed/schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'
import type { StoredMetric } from './metrics.ts'

export interface NodesTable {
  /** `{serial}:0` */
  id: string
  serial: string
  type: string
  name: string
  description: string
  /** null: nobody has claimed it. */
  organization_id: string | null
  external_id: string
  timezone: string
  /** The interval that is in force now. */
  interval_ms: number
  last_online: Millis | null
  status: NodeStatus
  /** Place of the displayed status in lists: kept by readings, and by the sweep of silent nodes. */
  status_rank: ColumnType<number, number | undefined>
  latitude: number | null
  longitude: number | null
  /** Who says where it is: the device itself, or a person. */
  location_type: ColumnType<LocationType, LocationType | undefined>
  /** The place in words, by a person; empty: none. */
  location_description: Generated<string>
  is_simulated: ColumnType<boolean, boolean | undefined>
  /** Takes readings without the key of its organization: its owner allowed it. */
  accepts_keyless: Generated<boolean>
  /** By which profile its air is judged; null: the default of its organization, or of its type. */
  profile_id: string | null
  /** Since when it waits for somebody to claim it; null: it does not, or nobody counts. */
  unclaimed_since: Millis | null
  /** Who uses it in place of its owner; null: it is not leased. */
  leased_to: string | null
  /** Who pays for it; null: its owner. */
  payment_organization_id: string | null
  created_at: Millis
}

/** Data points that are deleted and whose readings are still to be removed. */
export interface RemovedDataPointsTable {
  key: number
  removed_at: Millis
}

/** Devices that an address added to those that wait for their owner. */
export interface UnclaimedSharesTable {
  address: string
  added: number
  /** When its day is over. */
  ends_at: Millis
}

/** Serials that a user named in vain when claiming devices. */
export interface ClaimMissesTable {
  user_id: string
  missed: number
  /** When its day is over. */
  ends_at: Millis
}

/** The same of all users for an organization. */
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

/** Intervals that were in force; a node that never changed its interval has no rows. */
export interface ReportingIntervalsTable {
  node_id: string
  /** It holds from this time on, until the next row. */
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
  /** What was known of it before it could be asked for anything; `device_settings` comes first. */
  configuration: Json<Record<string, unknown>>
  /** null: it is attached. */
  removed_at: Millis | null
}

export interface DataPointsTable {
  /** `{connection}/{parameter id}`, `{connection}/raw:{key}` or `{connection}/metric:{id}` */
  id: string
  /** Short number by which measurements refer to it. */
  key: Generated<number>
  node_id: string
  sensor_id: string
  /** Parameter id, `raw:{key}` while unmapped, `metric:{id}` of a metric. */
  path: string
  is_mapped: boolean
  name: string
  unit: string
  /** Unit of a gas that comes by mass and is kept by volume; null: it came by volume. */
  mass_unit: string | null
  precision: number
  kind: ParameterKind
  /** Newest reading that is known, kept by the measurement store. */
  last_ts: Millis | null
  last_value: number | null
  /** How it is computed; null: it is measured. */
  metric: Json<StoredMetric> | null
  /** From one value to the next where it is a metric of a step; null: as often as its device reports. */
  step_ms: number | null
  /** Values of a metric from here on are still to be computed; null: it is complete. */
  history_from: Millis | null
}
