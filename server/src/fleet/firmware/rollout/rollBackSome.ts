import { sql, type Selectable, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { FirmwareRolloutsTable } from '../../../storage/store/tables/firmware.ts'
import { offerImage } from './offers.ts'
import { recordRollout } from './recordRollout.ts'

/**
 * Offers devices that run the image of a rollout the one that they had before, as far as that is still available. Once
 * all of them are back or have failed, the rollout is over; devices without an earlier image stay as they are.
 *
 * @param rollout locked
 * @param limit devices that are offered it at a time
 * @returns whether there may be more to do at once
 */
export async function rollBackSome(
  tx: Transaction<Tables>,
  context: Pick<ServerContext, 'bus' | 'clock'>,
  rollout: Selectable<FirmwareRolloutsTable>,
  limit: number,
): Promise<boolean> {
  const { id } = rollout
  const now = context.clock()
  const found = await tx
    .selectFrom('firmware_rollout_devices as devices')
    .innerJoin('firmware_rollouts as rollouts', 'rollouts.id', 'devices.rollout_id')
    .innerJoin('firmware_images as images', 'images.id', 'rollouts.image_id')
    .innerJoin('firmware_images as earlier', (join) =>
      join
        .onRef('earlier.organization_id', '=', 'images.organization_id')
        .onRef('earlier.device_type', '=', 'images.device_type')
        .onRef('earlier.version', '=', 'devices.from_version'),
    )
    .innerJoin('nodes', (join) =>
      join
        .onRef('nodes.id', '=', 'devices.node_id')
        .onRef('nodes.organization_id', '=', 'images.organization_id'),
    )
    .select(['devices.node_id', 'earlier.id as image_id'])
    .where('devices.rollout_id', '=', id)
    .where('devices.state', '=', 'updated')
    .where('earlier.status', '=', 'available')
    .orderBy('devices.node_id')
    .limit(limit)
    .execute()
  for (const imageId of new Set(found.map((row) => row.image_id))) {
    const nodeIds = found.filter((row) => row.image_id === imageId).map((row) => row.node_id)
    await offerImage(tx, context, { rolloutId: id, imageId, nodeIds, goesBack: true, now })
  }
  if (found.length > 0) return true
  const { left } = await tx
    .selectFrom('firmware_rollout_devices')
    .select(sql<number>`count(*)::int4`.as('left'))
    .where('rollout_id', '=', id)
    .where('state', 'in', ['offered', 'downloading'])
    .executeTakeFirstOrThrow()
  if (left > 0) return false
  await tx
    .updateTable('firmware_rollouts')
    .set({ state: 'rolled_back', ended_at: now })
    .where('id', '=', id)
    .execute()
  await recordRollout(tx, rollout, 'firmware-rollout.rolled-back', now)
  return true
}
