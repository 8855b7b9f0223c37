import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Measured } from './receive.ts'

/** How long bytes are kept without a file that references them. */
const UNUSED_KEPT_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/**
 * The content for received bytes: the existing one with the same bytes, or a new one. Its row is written
 * before the bytes are placed, so bytes without a row never exist.
 *
 * @param now ms UTC
 */
export async function claimContent(
  db: Kysely<Tables>,
  { sha256, bytes }: Measured,
  now: number,
): Promise<string> {
  const { id } = await db
    .insertInto('file_contents')
    .values({
      id: `${sha256}-${randomBytes(4).toString('hex')}`,
      sha256,
      bytes,
      used_at: now,
      leaving_since: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('sha256')
        .where('leaving_since', 'is', null)
        .doUpdateSet((set) => ({ used_at: set.ref('excluded.used_at') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps a content from being collected; returns whether it still exists. @param now ms UTC */
export async function touchContent(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file_contents')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('leaving_since', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Marks the contents that are unreferenced and were not used recently. Adding a file at the same time
 * updates the row of its content, so one of the two sees what the other did.
 *
 * @param now ms UTC
 */
export async function markUnused(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('file_contents')
    .set({ leaving_since: now })
    .where('leaving_since', 'is', null)
    .where('used_at', '<', now - UNUSED_KEPT_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('files')
            .select('files.id')
            .whereRef('files.content_id', '=', 'file_contents.id'),
        ),
      ),
    )
    .execute()
}

/** Ids of marked contents, one batch at a time. */
export async function findMarked(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('file_contents')
    .select('id')
    .where('leaving_since', 'is not', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the row of a content whose bytes are removed. */
export async function forgetContent(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .deleteFrom('file_contents')
    .where('id', '=', id)
    .where('leaving_since', 'is not', null)
    .execute()
}
