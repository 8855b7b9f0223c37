import { dashboardDifferences } from '@airshed/domain'
import type { DashboardDocument } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { documentOfRow } from './document.ts'
import { forgetVersions, insertVersion, type Author } from './versionQueries.ts'

const NOBODY: Author = { userId: null, name: '' }

/** The caller, as recorded in versions. */
export const authorOf = ({ user }: Caller): Author => ({ userId: user.id, name: user.fullName })

export interface Saving {
  author: Author
  /** ms UTC. */
  now: number
  /** Number of versions kept per dashboard, including this one. */
  keep: number
  /** The version whose document is restored. */
  restoredFrom?: number | undefined
}

/**
 * Keeps the new document of a dashboard that the transaction has locked as its next version. A dashboard from
 * before there were versions first gets one with its previous document, by an unknown author.
 *
 * @returns false if nothing differs, so nothing is kept
 */
export async function keepVersion(
  tx: Transaction<Tables>,
  row: Omit<DashboardRow, 'is_starred'>,
  document: DashboardDocument,
  { author, now, keep, restoredFrom }: Saving,
): Promise<boolean> {
  const before = documentOfRow(row)
  const changes = dashboardDifferences(before, document)
  if (changes.length === 0 && isSameOrder(before, document)) return false
  const dashboardId = row.id
  await insertVersion(tx, {
    dashboardId,
    version: row.version,
    author: NOBODY,
    savedAt: row.updated_at,
    changes: [],
    document: before,
  })
  const version = row.version + 1
  await insertVersion(tx, {
    dashboardId,
    version,
    author,
    savedAt: now,
    changes,
    restoredFrom,
    document,
  })
  await forgetVersions(tx, dashboardId, version - keep)
  return true
}

/** The order of widgets is not reported as a difference, but it is saved. */
function isSameOrder(before: DashboardDocument, after: DashboardDocument): boolean {
  const { widgets } = after.configuration
  return before.configuration.widgets.every(({ id }, index) => id === widgets[index]?.id)
}
