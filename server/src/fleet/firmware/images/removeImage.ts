import type { Transaction } from 'kysely'
import { apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { dropParts } from './parts.ts'

/**
 * Deletes an image with its bytes. One that was rolled out stays as a row with the status removed, which the history of
 * devices refers to, and devices that have not fetched it yet are no longer offered it.
 *
 * @param image locked
 * @throws ApiError FIRMWARE_IN_USE while a rollout that offers it is not over
 */
export async function removeImage(
  tx: Transaction<Tables>,
  context: Pick<ServerContext, 'files'>,
  image: { id: string; file_id: string | null },
): Promise<void> {
  const rollouts = await tx
    .selectFrom('firmware_rollouts')
    .select(['id', 'ended_at'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('image_id', '=', image.id),
        exists(
          selectFrom('firmware_rollout_devices')
            .select('node_id')
            .whereRef('rollout_id', '=', 'firmware_rollouts.id')
            .where('earlier_image_id', '=', image.id),
        ),
      ]),
    )
    .execute()
  if (rollouts.some(({ ended_at: endedAt }) => endedAt === null)) throw apiError('FIRMWARE_IN_USE')
  await dropParts(tx, context, image.id)
  if (image.file_id !== null) await context.files.remove(tx, image.file_id)
  if (rollouts.length === 0) {
    await tx.deleteFrom('firmware_images').where('id', '=', image.id).execute()
    return
  }
  await tx.deleteFrom('device_firmware').where('image_id', '=', image.id).execute()
  await tx
    .updateTable('firmware_images')
    .set({ status: 'removed', file_id: null })
    .where('id', '=', image.id)
    .execute()
}
