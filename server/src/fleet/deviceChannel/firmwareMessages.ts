import type { InboxMessage } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * The firmware that a device is to install, at most one. A device that was transferred is not offered what its former
 * organization meant for it.
 *
 * @param range positions: after `from`, up to and including `to`
 */
export async function firmwareMessages(
  db: Kysely<Tables>,
  nodeId: string,
  { from, to }: { from: number; to: number },
): Promise<InboxMessage[]> {
  const rows = await offeredFirmware(db, nodeId)
    .select([
      'device_firmware.position',
      'firmware_images.id',
      'firmware_images.version',
      'firmware_images.bytes',
      'firmware_images.sha256',
      'firmware_images.signature',
      'nodes.serial',
    ])
    .where('device_firmware.position', '>', from)
    .where('device_firmware.position', '<=', to)
    .execute()
  return rows.map(({ position, id, version, bytes, sha256: digest, signature, serial }) => ({
    type: 'firmware',
    position,
    version,
    url: `/devices/${encodeURIComponent(serial)}/firmware/${id}`,
    bytes,
    digest,
    signature,
  }))
}

/** The image that a device is offered now, if any. */
export const offeredFirmware = (db: Kysely<Tables>, nodeId: string) =>
  db
    .selectFrom('device_firmware')
    .innerJoin('firmware_images', 'firmware_images.id', 'device_firmware.image_id')
    .innerJoin('nodes', (join) =>
      join
        .onRef('nodes.id', '=', 'device_firmware.node_id')
        .onRef('nodes.organization_id', '=', 'firmware_images.organization_id'),
    )
    .where('device_firmware.node_id', '=', nodeId)
    .where('firmware_images.status', '=', 'available')
