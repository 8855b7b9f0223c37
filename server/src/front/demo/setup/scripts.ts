import { createHash } from 'node:crypto'
import type { ServerContext } from '../../../context.ts'
import { deliveredScripts } from '../channel/deliveredScripts.ts'
import { FLEET } from '../fleet/fleet.ts'

const DELIVERED_BY = 'Airshed'

/** Adds the script files that the devices were delivered with, as reported by them. */
export async function addDeliveredScripts(
  { store }: ServerContext,
  setupAt: number,
): Promise<void> {
  const versions = FLEET.flatMap((node) =>
    deliveredScripts(node).map(({ name, text }) => ({
      node_id: node.nodeId,
      name,
      version: 1,
      digest: createHash('sha256').update(text).digest('hex'),
      size: Buffer.byteLength(text),
      text,
      saved_at: setupAt,
      saved_by: DELIVERED_BY,
    })),
  )
  await store.db
    .insertInto('device_scripts')
    .values(
      versions.map(({ node_id, name, version, digest }) => ({
        node_id,
        name,
        version,
        digest,
        is_deleted: false,
        // No message is needed: the devices already have them.
        position: 0,
        changed_at: setupAt,
        reported_digest: digest,
        reported_at: setupAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await store.db
    .insertInto('device_script_versions')
    .values(versions)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
