import type { ImportUndone } from '@airshed/schemas'
import { sql, type Selectable } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { JobRun } from '../../../storage/jobs/jobs.ts'
import type { FileImportsTable } from '../../../storage/store/tables/fileImports.ts'
import type { ImportOrder } from './importOrder.ts'
import { removeAdded } from './removeAdded.ts'
import { removeEmptyDevices } from './removeEmptyDevices.ts'
import { restoreReplaced } from './restoreReplaced.ts'
import { requireRight } from './runningImport.ts'

/**
 * Takes an import back: removes the readings that it has added and restores those that it has replaced, as long as they
 * still have its value and its devices still belong to its organization; then removes the data points and devices that
 * it has created and that hold nothing else. Each part is one transaction, so that a killed process leaves nothing half
 * done.
 */
export async function undoImport(
  context: ServerContext,
  run: JobRun<ImportOrder>,
  row: Selectable<FileImportsTable>,
): Promise<ImportUndone> {
  const { db } = context.store
  const before = row.undone
  const goOn = async () => {
    run.signal.throwIfAborted()
    await requireRight(context, run.payload)
  }
  const { added } = await db
    .selectFrom('import_readings')
    .select(sql<number>`coalesce(sum(count), 0)::float8`.as('added'))
    .where('import_id', '=', row.id)
    .executeTakeFirstOrThrow()
  let done = 0
  const kept = await removeAdded(context, row, async (looked) => {
    await goOn()
    done += looked
    await run.progress(done, added)
  })
  const replaced = await restoreReplaced(context, row, goOn)
  await goOn()
  const devices = await removeEmptyDevices(context, row)
  return {
    // Of all that it had added, whichever run removed it.
    removed: Math.max(row.stored?.new ?? 0, added) - kept,
    restored: replaced.restored,
    changed_since: kept + replaced.changedSince,
    devices_removed: (before?.devices_removed ?? 0) + devices,
  }
}
