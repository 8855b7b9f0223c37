import { sql } from 'kysely'
import type { Caller } from '../../access/identity/access.ts'
import type { Condition } from '../../storage/rows/visible.ts'

/** The organization that uses a device. */
export const HOLDER = sql<string>`coalesce(nodes.leased_to, nodes.organization_id)`

/** Devices that the caller manages: those shared with their organization are not among them. */
export const isManagedBy = (caller: Caller): Condition =>
  sql`${HOLDER} = any(${[...caller.organizationsWith('manage_devices')]}::text[])`

/**
 * Data points that a line can calibrate: measured amounts of attached sensors. Directions, sound levels, totals and indices
 * follow no line, and battery and signal are about the device itself.
 */
export const IS_COMPARABLE: Condition = sql`(data_points.is_mapped and data_points.metric is null and data_points.corrects is null
  and data_points.kind = 'scalar' and data_points.path not like '190:%'
  and data_points.sensor_id in (select sensors.id from sensors where sensors.removed_at is null))`
