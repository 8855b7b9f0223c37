import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { DEFAULT_GATES, DEFAULT_WAVES, type FirmwareRolloutState } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'

/** The bytes of an image, unless a test has its own. */
export const SAMPLE_FIRMWARE = Buffer.from('firmware')

/**
 * An image of an organization for the type of the devices of tests. Returns its id.
 *
 * @param stage `begun`: nothing of it has arrived; `sent`: everything has, and was not checked
 */
export async function seedFirmware(
  { store, files, clock }: Pick<ServerContext, 'store' | 'files' | 'clock'>,
  organization: string,
  {
    stage = 'available',
    version = randomUUID(),
    bytes = SAMPLE_FIRMWARE,
    deviceType = 'Thiamis-1000',
  }: {
    stage?: 'begun' | 'sent' | 'available'
    version?: string
    bytes?: Buffer
    deviceType?: string
  } = {},
): Promise<string> {
  const id = randomUUID()
  const file =
    stage === 'begun'
      ? null
      : await files.put(
          {
            organizationId: organization,
            owner: { kind: 'firmware', id },
            name: 'thiamis.bin',
            mediaType: 'application/octet-stream',
            limitBytes: bytes.length,
          },
          Readable.from([bytes]),
        )
  const isAvailable = stage === 'available'
  await store.db
    .insertInto('firmware_images')
    .values({
      id,
      organization_id: organization,
      device_type: deviceType,
      version,
      channel: 'stable',
      status: isAvailable ? 'available' : 'uploading',
      file_name: 'thiamis.bin',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      signature: `${'A'.repeat(86)}==`,
      signed_by: `${'A'.repeat(43)}=`,
      notes: '',
      file_id: isAvailable && file !== null ? file.id : null,
      created_at: clock(),
      available_at: isAvailable ? clock() : null,
    })
    .execute()
  if (stage === 'sent' && file !== null) {
    await store.db
      .insertInto('firmware_parts')
      .values({
        image_id: id,
        first_byte: 0,
        bytes: bytes.length,
        file_id: file.id,
        received_at: clock(),
      })
      .execute()
  }
  return id
}

/** A rollout of an organization without devices. Returns its id. */
export async function seedRollout(
  context: Pick<ServerContext, 'store' | 'files' | 'clock'>,
  organization: string,
  state: FirmwareRolloutState = 'running',
): Promise<string> {
  const { store, clock } = context
  const id = randomUUID()
  await store.db
    .insertInto('firmware_rollouts')
    .values({
      id,
      organization_id: organization,
      image_id: await seedFirmware(context, organization),
      state,
      waves: JSON.stringify(DEFAULT_WAVES),
      gates: JSON.stringify(DEFAULT_GATES),
      wave: 0,
      wave_started_at: clock(),
      created_at: clock(),
      pause:
        state === 'paused'
          ? JSON.stringify({ cause: 'person', by: 'Ann', percent: null, limit: null })
          : null,
    })
    .execute()
  return id
}
