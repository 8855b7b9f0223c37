import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import { lockChannels } from '../../deviceChannel/lockChannel.ts'

/** An image for devices of a rollout. */
interface Offer {
  rolloutId: string
  imageId: string
  nodeIds: readonly string[]
  /** Whether it is the image that they had before. */
  goesBack: boolean
  /** ms UTC. */
  now: number
}

/**
 * Offers an image to devices in place of any other one, and wakes those that wait for messages. Rows are changed in the
 * order channel, device of the rollout, offer, as everywhere, so that nobody waits for each other.
 */
export async function offerImage(
  tx: Transaction<Tables>,
  { bus }: Pick<ServerContext, 'bus'>,
  { rolloutId, imageId, nodeIds, goesBack, now }: Offer,
): Promise<void> {
  if (nodeIds.length === 0) return
  const channels = await lockChannels(tx, nodeIds)
  await tx
    .updateTable('device_channels')
    .set((channel) => ({ position: channel('position', '+', 1) }))
    .where('node_id', 'in', nodeIds)
    .execute()
  await tx
    .updateTable('firmware_rollout_devices')
    .set({ state: 'waiting', percent: null, changed_at: now })
    .where('node_id', 'in', nodeIds)
    .where('rollout_id', '<>', rolloutId)
    .where('state', 'in', ['offered', 'downloading'])
    .execute()
  await tx
    .updateTable('firmware_rollout_devices')
    .set(({ selectFrom }) => ({
      state: 'offered',
      percent: null,
      reason: null,
      offered_at: now,
      changed_at: now,
      ...(goesBack
        ? { earlier_image_id: imageId }
        : {
            from_version: selectFrom('device_channels')
              .select('firmware')
              .whereRef('device_channels.node_id', '=', 'firmware_rollout_devices.node_id'),
          }),
    }))
    .where('rollout_id', '=', rolloutId)
    .where('node_id', 'in', nodeIds)
    .execute()
  const rows = nodeIds.map((nodeId) => ({
    node_id: nodeId,
    image_id: imageId,
    rollout_id: rolloutId,
    position: (channels.get(nodeId)?.position ?? 0) + 1,
    offered_at: now,
  }))
  await tx
    .insertInto('device_firmware')
    .values(rows)
    .onConflict((clash) =>
      clash.column('node_id').doUpdateSet(({ ref }) => ({
        image_id: ref('excluded.image_id'),
        rollout_id: ref('excluded.rollout_id'),
        position: ref('excluded.position'),
        offered_at: ref('excluded.offered_at'),
      })),
    )
    .execute()
  for (const nodeId of nodeIds) await wakeDevice(tx, bus, nodeId)
}

/**
 * Takes back what a rollout offers to devices that are in one of the states.
 *
 * @param now ms UTC
 */
export async function withdrawOffers(
  tx: Transaction<Tables>,
  rolloutId: string,
  states: readonly ('offered' | 'downloading')[],
  now: number,
): Promise<void> {
  const withdrawn = await tx
    .updateTable('firmware_rollout_devices')
    .set({ state: 'waiting', percent: null, changed_at: now })
    .where('rollout_id', '=', rolloutId)
    .where('state', 'in', states)
    .where('earlier_image_id', 'is', null)
    .returning('node_id')
    .execute()
  if (withdrawn.length === 0) return
  await tx
    .deleteFrom('device_firmware')
    .where('rollout_id', '=', rolloutId)
    .where(
      'node_id',
      'in',
      withdrawn.map(({ node_id: id }) => id),
    )
    .execute()
}
