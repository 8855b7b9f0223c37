import type { DashboardDocument } from '@airshed/schemas'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { fileOfDashboard } from '../dashboards/provisionedId.ts'
import { addDashboard } from '../dashboards/addDashboard.ts'
import { keepVersion } from '../dashboards/keepVersion.ts'
import { eraseDashboard, updateDashboard } from '../dashboards/queries.ts'

/** A dashboard as described by its file. */
export interface WantedDashboard {
  readonly id: string
  readonly organizationId: string
  readonly document: DashboardDocument
}

/**
 * Syncs the provisioned dashboards of the store with the files, in one transaction. Unchanged dashboards are not
 * written, so that it does not matter how many processes do this. One that moves to another organization starts
 * over, without the versions that the new organization may not read.
 *
 * @param present ids of all existing files, including invalid ones: their dashboards stay unchanged
 */
export async function syncDashboards(
  { store, clock, config }: Pick<ServerContext, 'store' | 'clock' | 'config'>,
  wanted: readonly WantedDashboard[],
  present: ReadonlySet<string>,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    // Serializes processes that start at once.
    await sql`select pg_advisory_xact_lock(hashtext('airshed.dashboards'))`.execute(transaction)
    const rows = await transaction
      .selectFrom('dashboards')
      .selectAll()
      .where('is_provisioned', '=', true)
      .forUpdate()
      .execute()
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const { id } of rows) if (!present.has(id)) await eraseDashboard(transaction, id)
    for (const dashboard of wanted) {
      const { id, organizationId, document } = dashboard
      const saving = {
        author: { userId: null, name: fileOfDashboard(id) },
        now: clock(),
        keep: config.dashboardVersions,
      }
      const row = known.get(id)
      if (row !== undefined && row.organization_id === organizationId) {
        if (await keepVersion(transaction, row, document, saving)) {
          const version = row.version + 1
          await updateDashboard(transaction, id, document, { version, now: saving.now })
        }
        continue
      }
      if (row !== undefined) await eraseDashboard(transaction, id)
      await addDashboard(
        transaction,
        { ...dashboard, userId: null, isProvisioned: true },
        saving.author,
        saving.now,
      )
    }
  })
}
