import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import { apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import type { ReceivedBytes } from '../../../storage/files/files.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'

type FilesContext = Pick<ServerContext, 'files' | 'store'>

const partsOf = (db: Db, imageId: string) =>
  db
    .selectFrom('firmware_parts')
    .select(['first_byte', 'bytes', 'file_id'])
    .where('image_id', '=', imageId)
    .orderBy('first_byte')
    .execute()

/** How much of an upload has arrived, in bytes. */
export async function receivedBytes(db: Db, imageId: string): Promise<number> {
  return (await partsOf(db, imageId)).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Deletes the parts of an upload, which then begins anew. */
export async function dropParts(
  tx: Transaction<Tables>,
  { files }: Pick<ServerContext, 'files'>,
  imageId: string,
): Promise<void> {
  for (const { file_id: id } of await partsOf(tx, imageId)) await files.remove(tx, id)
  await tx.deleteFrom('firmware_parts').where('image_id', '=', imageId).execute()
}

/**
 * Puts the parts of a complete upload together, and checks what that gives.
 *
 * @throws ApiError FIRMWARE_SIZE if parts are missing, FIRMWARE_DIGEST if the file is another one: its parts are dropped
 */
export async function assembleParts(
  context: FilesContext,
  { id, bytes, sha256 }: { id: string; bytes: number; sha256: string },
): Promise<ReceivedBytes> {
  const { files, store } = context
  const parts = await partsOf(store.db, id)
  const received = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (received !== bytes) {
    throw apiError('FIRMWARE_SIZE', { expected: String(bytes), got: String(received) })
  }
  const whole = Readable.from(
    contents(
      context,
      parts.map((part) => part.file_id),
    ),
    { objectMode: false },
  )
  const stored = await files.receive(whole, { limitBytes: bytes })
  if (stored.sha256 === sha256) return stored
  await store.db.transaction().execute((tx) => dropParts(tx, context, id))
  throw apiError('FIRMWARE_DIGEST', { expected: sha256, got: stored.sha256 })
}

async function* contents({ files }: FilesContext, fileIds: readonly string[]) {
  for (const id of fileIds) {
    const file = await files.find(id)
    if (file === undefined) throw apiError('NOT_FOUND', { what: 'File', id })
    yield* (await files.open(file)) as AsyncIterable<Buffer>
  }
}
