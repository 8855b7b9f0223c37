import { HOUR_MS } from '@airshed/domain'
import { FIRMWARE_UPLOAD_KEPT_MS } from '@airshed/schemas'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { removeImage } from './images/removeImage.ts'

const collectUploads = defineJob({ kind: 'firmware.collect', payload: Type.Object({}) })

/** Removes uploads of firmware that have not gone on for a week, every hour. */
export function keepUploadsTidy(context: ServerContext): void {
  const { jobs } = context
  jobs.work(collectUploads, async ({ log }) => {
    const removed = await removeOldUploads(context)
    if (removed > 0) log.info({ removed }, 'Unfinished uploads of firmware were removed')
  })
  jobs.every(collectUploads, { everyMs: HOUR_MS })
}

/** @returns how many were removed */
export async function removeOldUploads(
  context: Pick<ServerContext, 'store' | 'clock' | 'files'>,
): Promise<number> {
  const before = context.clock() - FIRMWARE_UPLOAD_KEPT_MS
  return context.store.db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('firmware_images')
      .select(['id', 'file_id'])
      .where('status', '=', 'uploading')
      .where(
        sql<number>`coalesce((select max(received_at) from firmware_parts
          where image_id = firmware_images.id), created_at)`,
        '<',
        before,
      )
      .forUpdate()
      .skipLocked()
      .execute()
    for (const image of old) await removeImage(tx, context, image)
    return old.length
  })
}
