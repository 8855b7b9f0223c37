import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { DAY_MS } from '@airshed/domain'
import { FIRMWARE_PART_TYPE, type FirmwareChannel } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { DEMO_FIRMWARE_KEY, signDemoFirmware } from '../channel/demoFirmware.ts'
import { CITY } from '../fleet/fleet.ts'
import { DELIVERED_FIRMWARE } from './devices.ts'

const IMAGE_BYTES = 192 * 1024

/** One that devices came with, so that they can go back to it, and one that waits to be rolled out. */
const IMAGES: readonly {
  id: string
  deviceType: string
  version: string
  channel: FirmwareChannel
  notes: string
  daysAgo: number
}[] = [
  {
    id: 'firmware_demo_1',
    deviceType: 'Thiamis-1000',
    version: DELIVERED_FIRMWARE,
    channel: 'stable',
    notes: '',
    daysAgo: 90,
  },
  {
    id: 'firmware_demo_2',
    deviceType: 'Thiamis-1000',
    version: '3.3.0',
    channel: 'stable',
    notes: 'Keeps readings while the network is away for up to a week.',
    daysAgo: 6,
  },
  {
    id: 'firmware_demo_3',
    deviceType: 'Thiamis-X',
    version: '3.4.0-rc.1',
    channel: 'testing',
    notes: 'Finds satellites faster after a start.',
    daysAgo: 2,
  },
]

/** Adds the firmware images of the city that are missing. */
export async function addFirmware(
  { store, files }: Pick<ServerContext, 'store' | 'files'>,
  setupAt: number,
): Promise<void> {
  const known = await store.db
    .selectFrom('firmware_images')
    .select('id')
    .where('organization_id', '=', CITY)
    .execute()
  for (const { id, deviceType, version, channel, notes, daysAgo } of IMAGES) {
    if (known.some((image) => image.id === id)) continue
    const bytes = imageOf(`${deviceType} ${version}`)
    const name = `${deviceType.toLowerCase()}-${version}.bin`
    const received = await files.receive(Readable.from([bytes]), { limitBytes: bytes.length })
    const { sha256 } = received
    const at = setupAt - daysAgo * DAY_MS
    await store.db.transaction().execute(async (tx) => {
      const file = await files.add(tx, received, {
        organizationId: CITY,
        owner: { kind: 'firmware', id },
        name,
        mediaType: FIRMWARE_PART_TYPE,
      })
      await tx
        .insertInto('firmware_images')
        .values({
          id,
          organization_id: CITY,
          device_type: deviceType,
          version,
          channel,
          status: 'available',
          file_name: name,
          bytes: bytes.length,
          sha256,
          signature: signDemoFirmware({ deviceType, version, bytes: bytes.length, sha256 }),
          signed_by: DEMO_FIRMWARE_KEY,
          notes,
          file_id: file.id,
          created_by: 'user_demo_admin',
          created_at: at,
          available_at: at,
        })
        .execute()
    })
  }
}

/** Bytes that look like those of a program, and follow from the seed. */
function imageOf(seed: string): Buffer {
  const blocks = Array.from({ length: IMAGE_BYTES / 32 }, (_, at) =>
    createHash('sha256').update(`${seed} ${at}`).digest(),
  )
  return Buffer.concat(blocks)
}
