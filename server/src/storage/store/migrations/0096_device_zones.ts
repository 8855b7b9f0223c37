import { sql, type Kysely } from 'kysely'

/**
 * Who gave the time zone of a device, and which one it reported. Until now only the first report could give one, so
 * any zone but UTC was reported.
 */
export async function deviceZones(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table nodes
      add column timezone_source text not null default 'default'
        check (timezone_source in ('default', 'device', 'person')),
      add column reported_timezone text`,
    `update nodes set timezone_source = 'device', reported_timezone = timezone
      where timezone <> 'UTC'`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
