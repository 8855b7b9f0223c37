import type { CalibrationMetrics, CalibrationRefusal } from '@airshed/schemas'
import type { Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** How a data point was last compared with a reference. */
export interface CalibrationMeasurementsTable {
  data_point_id: string
  node_id: string
  /** The organization that compared it; no other one is shown the result. */
  organization_id: string
  compared_at: Millis
  from_ts: Millis
  /** Exclusive. */
  to_ts: Millis
  /** Data point of the reference, which may no longer exist. */
  reference_id: string
  /** Serial and name of its device, as they were then. */
  reference_serial: string
  reference_name: string
  /** Why it is not calibrated; null: it is. */
  refused: CalibrationRefusal | null
  metrics: Json<CalibrationMetrics>
  /** Its readings are corrected by the line, from the end of the period on. */
  is_corrected: Generated<boolean>
}
