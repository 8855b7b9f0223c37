import { sql, type RawBuilder } from 'kysely'
import { onlineValue } from '../nodes/queries.ts'

/*
 * The rules of `displayedStatus` and `reportingGapMs` once more, as SQL: a fleet is counted where
 * its rows are. A test holds the two equal.
 */
const reportingGap = sql`(case when nodes.interval_ms < 300000
  then nodes.interval_ms::bigint * 3 else nodes.interval_ms::bigint + 180000 end)`

/**
 * The displayed status of the `nodes` row at hand.
 *
 * @param now ms UTC
 */
export function displayedStatusSql(now: number): RawBuilder<string> {
  return sql<string>`(case
    when nodes.status <> 'activated' then nodes.status
    when coalesce(${onlineValue}, 0) <> 0 then 'online'
    when nodes.last_online >= ${now}::bigint - ${reportingGap} then 'online'
    else 'offline' end)`
}
