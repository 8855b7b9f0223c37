import { sql, type Kysely, type Transaction } from 'kysely'
import type { Caller } from '../../../access/identity/access.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidField } from '../../../access/input/invalidField.ts'

/** Owner kind of files that are pictures; they belong to their uploader. */
export const PICTURE_OWNER = 'picture'
/** Number of unused uploads kept per user. */
const UNUSED_MAX = 20
const BATCH = 500

const isUnused = sql<boolean>`(not exists (select 1 from users where users.picture = files.id)
  and not exists (select 1 from organizations where organizations.logo = files.id))`

/**
 * Checks a picture that a change names. The current one may stay, regardless of who uploaded it.
 *
 * @param path JSON pointer of the field
 * @throws ApiError VALIDATION_FAILED if the caller uploaded no such picture
 */
export async function requireOwnPicture(
  tx: Transaction<Tables>,
  caller: Caller,
  path: string,
  { wanted, current }: { wanted: string | null; current: string | null },
): Promise<void> {
  if (wanted === null || wanted === current) return
  const found = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', wanted)
    .where('owner_kind', '=', PICTURE_OWNER)
    .where('owner_id', '=', caller.user.id)
    // Keeps the garbage collection from removing it meanwhile.
    .forKeyShare()
    .executeTakeFirst()
  if (found === undefined) throw invalidField(path, 'a picture that you uploaded', wanted)
}

/** Removes a user's unused uploads, except for the latest. */
export async function dropEarlierUploads(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx
    .deleteFrom('files')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('files')
        .select('files.id')
        .where('owner_kind', '=', PICTURE_OWNER)
        .where('owner_id', '=', userId)
        .where(isUnused)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(UNUSED_MAX),
    )
    .execute()
}

/**
 * Removes a batch of pictures that nothing refers to.
 *
 * @param before ms UTC; later uploads may belong to a form that has not been saved yet
 * @returns how many were removed
 */
export async function removeUnusedPictures(db: Kysely<Tables>, before: number): Promise<number> {
  let removed = 0
  for (let found = BATCH; found === BATCH;) {
    const { numDeletedRows } = await db
      .deleteFrom('files')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('files')
          .select('files.id')
          .where('owner_kind', '=', PICTURE_OWNER)
          .where('created_at', '<', before)
          .where(isUnused)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow()
    found = Number(numDeletedRows)
    removed += found
  }
  return removed
}
