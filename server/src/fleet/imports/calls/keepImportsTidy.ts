import { HOUR_MS } from '@airshed/domain'
import { IMPORT_FILE_KEPT_MS } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import type { Db } from '../../../storage/store/db.ts'

const collectFiles = defineJob({ kind: 'imports.collect', payload: Type.Object({}) })

/** Removes the files of imports that nobody has used for a week, every hour. */
export function keepImportsTidy({
  jobs,
  store,
  clock,
}: Pick<ServerContext, 'jobs' | 'store' | 'clock'>): void {
  jobs.work(collectFiles, async ({ log }) => {
    const removed = await removeOldFiles(store.db, clock() - IMPORT_FILE_KEPT_MS)
    if (removed > 0) log.info({ removed }, 'Files of imports were removed')
  })
  jobs.every(collectFiles, { everyMs: HOUR_MS })
}

/** @param before ms UTC; files that were used later stay @returns how many were removed */
export async function removeOldFiles(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('file_imports')
        .select('file_id')
        .where('file_used_at', '<', before)
        .where('file_id', 'is not', null)
        .where('state', 'not in', ['checking', 'storing']),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
