import type { Transaction } from 'kysely'
import type { Caller } from '../../access/identity/access.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import { savedTimeText } from './savedTimeText.ts'
import { readVersion } from './versionQueries.ts'

/**
 * Why a change that starts from a stale version is rejected: who saved the dashboard since, and when, in the
 * caller's time zone.
 *
 * @param version the one that the caller started from
 */
export async function conflictReason(
  transaction: Transaction<Tables>,
  caller: Caller,
  row: DashboardRow,
  version: number,
): Promise<string> {
  const newest = await readVersion(transaction, row.id, row.version)
  const author = newest === undefined || newest.author === '' ? 'somebody else' : newest.author
  const saved = `was saved by ${author} on ${savedTimeText(row.updated_at, caller.user.timezone)}`
  return `Dashboard ${row.id} ${saved}: it has version ${row.version}, not ${version}. Load it again`
}
