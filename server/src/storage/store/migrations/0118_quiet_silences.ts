import { sql, type Kysely } from 'kysely'

/**
 * Alerts by a silence and something else of the same data point are marked by each of its readings: it may change what
 * the rest measures once the device is silent. Saving an alert narrows its ranges again.
 */
export async function quietSilences(db: Kysely<unknown>): Promise<void> {
  await sql`
    update alert_sources set quiet_min = null, quiet_max = null
    from alerts
    where alerts.id = alert_sources.alert_id
      and quiet_min = '-Infinity' and quiet_max = 'Infinity'
      and rules::text like '%"silence"%'
      and (rules::text like '%"expr"%' or rules::text like '%"diff"%')`.execute(db)
}
