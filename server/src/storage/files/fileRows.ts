import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { fileName } from './fileName.ts'
import type { NewFile, ReceivedBytes, StoredFile } from './files.ts'
import { mediaType } from './mediaType.ts'

/** Writes the row of a file. @param now ms UTC */
export async function insertFile(
  tx: Transaction<Tables>,
  received: ReceivedBytes,
  file: NewFile,
  now: number,
): Promise<StoredFile> {
  const stored: StoredFile = {
    id: randomUUID(),
    organizationId: file.organizationId,
    owner: { kind: file.owner.kind, id: file.owner.id },
    name: fileName(file.name),
    mediaType: mediaType(file.mediaType),
    sha256: received.sha256,
    bytes: received.bytes,
    createdAt: now,
  }
  await tx
    .insertInto('files')
    .values({
      id: stored.id,
      organization_id: stored.organizationId,
      owner_kind: stored.owner.kind,
      owner_id: stored.owner.id,
      name: stored.name,
      media_type: stored.mediaType,
      content_id: received.contentId,
      created_at: now,
    })
    .execute()
  return stored
}

/** A file by its id. */
export async function findFile(db: Kysely<Tables>, id: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('files')
    .innerJoin('file_contents', 'file_contents.id', 'files.content_id')
    .selectAll('files')
    .select(['file_contents.sha256', 'file_contents.bytes'])
    .where('files.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    organizationId: row.organization_id,
    owner: { kind: row.owner_kind, id: row.owner_id },
    name: row.name,
    mediaType: row.media_type,
    sha256: row.sha256,
    bytes: row.bytes,
    createdAt: row.created_at,
  }
}

/** The content that a file references; undefined: the file is gone. */
export async function contentOf(db: Kysely<Tables>, fileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('files')
    .select('content_id')
    .where('id', '=', fileId)
    .executeTakeFirst()
  return row?.content_id
}

/** Deletes a file; resolves with whether it existed. */
export async function deleteFile(tx: Transaction<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('files')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
