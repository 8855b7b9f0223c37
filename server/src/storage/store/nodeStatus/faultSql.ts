import { isHiddenSql } from '../measurements/hiddenSql.ts'
import { reportingGapSql } from './statusSql.ts'

/**
 * Whether a `nodes` row reports faults: a flag hides the newest reading of one of its data points, and that reading is
 * not older than its newest report by more than its reporting gap, as it is when the sensor was taken away.
 *
 * @param node name of the row in the statement
 */
export const hasFaultSql = (node: string): string => `exists (
  select from data_points point
  join measurements reading on reading.data_point = point.key and reading.ts = point.last_ts
  where point.node_id = ${node}.id and point.last_value is null
    and point.last_ts >= ${node}.last_online - ${reportingGapSql(node)}
    and ${isHiddenSql('reading.flags')})`
