import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  FIRMWARE_IMAGES_MAX,
  FIRMWARE_PART_BYTES_MAX,
  FIRMWARE_PART_TYPE,
  type FirmwareStatus,
} from '@airshed/schemas'
import {
  completeFirmware,
  deleteFirmware,
  getFirmware,
  listFirmware,
  sendFirmwarePart,
  uploadFirmware,
} from '@airshed/schemas/calls'
import { sql } from 'kysely'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../storage/store/db.ts'
import { findImage, findImages } from '../images/imageRows.ts'
import { assembleParts, dropParts, receivedBytes } from '../images/parts.ts'
import { removeImage } from '../images/removeImage.ts'
import { signerOf } from '../images/verifyFirmware.ts'

/** Firmware images: their uploads, and what is known of them. */
export function firmwareHandlers(context: ServerContext): Handler[] {
  const { clock, config, files, store } = context
  return [
    answer(listFirmware, ({ db, visible, query, caller }) =>
      findImages(db, visible, query, caller),
    ),

    answer(getFirmware, ({ db, caller, params: { id } }) => findImage(db, id, caller)),

    change(uploadFirmware, {
      run: async ({ tx, caller, organizationId, body, record }) => {
        const { device_type: deviceType, version, channel, bytes, sha256, signature } = body
        const { firmwareKeys } = config
        if (firmwareKeys.length === 0) throw apiError('FIRMWARE_KEYS_MISSING')
        const signer = signerOf({ deviceType, version, bytes, sha256 }, signature, firmwareKeys)
        if (signer === null) {
          const keys = String(firmwareKeys.length)
          throw apiError('FIRMWARE_SIGNATURE', { keys, type: deviceType, version })
        }
        await requireRoom(tx, organizationId)
        const id = randomUUID()
        const added = await tx
          .insertInto('firmware_images')
          .values({
            id,
            organization_id: organizationId,
            device_type: deviceType,
            version,
            channel,
            status: 'uploading',
            file_name: body.file_name,
            bytes,
            sha256,
            signature,
            signed_by: signer,
            notes: body.notes ?? '',
            created_by: caller.user.id,
            created_at: clock(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (added === undefined) throw apiError('FIRMWARE_EXISTS', { version, type: deviceType })
        record({ rowId: id, after: { device_type: deviceType, version, channel, bytes } })
        return findImage(tx, id, caller)
      },
    }),

    change(sendFirmwarePart, {
      prepare: async ({ db, params: { id }, query: { offset }, body }) => {
        const { status } = await imageOf(db, id)
        requireStatus(status, 'uploading')
        requireOffset(await receivedBytes(db, id), offset)
        return files.receive(partOf(body), { limitBytes: FIRMWARE_PART_BYTES_MAX })
      },
      run: async ({ tx, caller, row, query: { offset }, prepared }) => {
        requireStatus(row.status, 'uploading')
        // Somebody else may have sent the same part meanwhile.
        requireOffset(await receivedBytes(tx, row.id), offset)
        const end = offset + prepared.bytes
        if (prepared.bytes === 0 || end > row.bytes) {
          throw apiError('FIRMWARE_SIZE', { expected: String(row.bytes), got: String(end) })
        }
        const file = await files.add(tx, prepared, {
          organizationId: row.organization_id,
          owner: { kind: 'firmware_part', id: row.id },
          name: row.file_name,
          mediaType: FIRMWARE_PART_TYPE,
        })
        await tx
          .insertInto('firmware_parts')
          .values({
            image_id: row.id,
            first_byte: offset,
            bytes: prepared.bytes,
            file_id: file.id,
            received_at: clock(),
          })
          .execute()
        return findImage(tx, row.id, caller)
      },
    }),

    change(completeFirmware, {
      prepare: async ({ db, params: { id } }) => {
        const image = await imageOf(db, id)
        // Repeated after an answer that was lost.
        if (image.status === 'available') return null
        requireStatus(image.status, 'uploading')
        return assembleParts({ files, store }, image)
      },
      run: async ({ tx, caller, row, prepared, record, unchanged }) => {
        if (row.status === 'available' || prepared === null) {
          requireStatus(row.status, 'available')
          unchanged()
          return findImage(tx, row.id, caller)
        }
        requireStatus(row.status, 'uploading')
        const file = await files.add(tx, prepared, {
          organizationId: row.organization_id,
          owner: { kind: 'firmware', id: row.id },
          name: row.file_name,
          mediaType: FIRMWARE_PART_TYPE,
        })
        await dropParts(tx, context, row.id)
        await tx
          .updateTable('firmware_images')
          .set({ status: 'available', file_id: file.id, available_at: clock() })
          .where('id', '=', row.id)
          .execute()
        const { device_type, version, channel, sha256, signed_by } = row
        record({ after: { device_type, version, channel, sha256, signed_by } })
        return findImage(tx, row.id, caller)
      },
    }),

    change(deleteFirmware, {
      run: async ({ tx, row, record }) => {
        if (row.status === 'removed') throw apiError('FIRMWARE_STATE', { status: row.status })
        await removeImage(tx, context, row)
        const { device_type, version, channel } = row
        record({ before: { device_type, version, channel } })
        return null
      },
    }),
  ]
}

/** The bytes of a request. Its end is left to the server: destroyed, it could not be answered. */
function partOf(body: unknown): Readable {
  // Without a body, or with an empty one, there is no stream.
  if (!(body instanceof Readable)) return Readable.from([])
  return Readable.from(body.iterator({ destroyOnReturn: false }), { objectMode: false })
}

const imageOf = (db: Db, id: string) =>
  db
    .selectFrom('firmware_images')
    .select(['id', 'status', 'bytes', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

function requireStatus(status: FirmwareStatus, expected: FirmwareStatus): void {
  if (status !== expected) throw apiError('FIRMWARE_STATE', { status })
}

function requireOffset(received: number, offset: number): void {
  if (received === offset) return
  throw apiError('FIRMWARE_OFFSET', { expected: String(received), got: String(offset) })
}

async function requireRoom(db: Db, organizationId: string): Promise<void> {
  const { kept } = await db
    .selectFrom('firmware_images')
    .select(sql<number>`count(*)::int4`.as('kept'))
    .where('organization_id', '=', organizationId)
    .where('status', '<>', 'removed')
    .executeTakeFirstOrThrow()
  if (kept >= FIRMWARE_IMAGES_MAX) {
    throw apiError('FIRMWARE_LIMIT', { limit: String(FIRMWARE_IMAGES_MAX) })
  }
}
