import type { Dashboard } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Caller } from '../../access/identity/access.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import { dashboardView } from './dashboardView.ts'
import { savedTimeText } from './savedTimeText.ts'
import { readVersion } from './versionQueries.ts'

/**
 * The answer for a change that starts from a stale version: who saved the dashboard since, and when, in the
 * caller's time zone, and the dashboard as it is now.
 *
 * @param version the one that the caller started from
 */
export async function dashboardConflict(
  tx: Transaction<Tables>,
  caller: Caller,
  row: DashboardRow,
  version: number,
): Promise<{ reason: string; newest: Dashboard }> {
  const newest = await readVersion(tx, row.id, row.version)
  const author = newest === undefined || newest.author === '' ? 'somebody else' : newest.author
  const saved = `was saved by ${author} on ${savedTimeText(row.updated_at, caller.user.timezone)}`
  return {
    reason: `Dashboard ${row.id} ${saved}: it has version ${row.version}, not ${version}. Load it again`,
    newest: dashboardView(row, caller),
  }
}
