import { sql, type Kysely, type Transaction } from 'kysely'
import type { Caller } from '../../identity/access.ts'
import type { Tables } from '../../store/tables.ts'
import { invalidField } from '../input/invalidField.ts'

/** What files are that are pictures; they belong to whoever uploaded them. */
export const PICTURE_OWNER = 'picture'
/** Uploads of one user that nothing points to and that are kept. */
const UNUSED_MAX = 20
const BATCH = 500

const isUnused = sql<boolean>`(not exists (select 1 from users where users.picture = files.id)
  and not exists (select 1 from organizations where organizations.logo = files.id))`

/**
 * Checks a picture that a change names. The one that is there already may stay, whoever uploaded it.
 *
 * @param path JSON pointer of the field
 * @throws ApiError VALIDATION_FAILED where the caller uploaded no such picture
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
    // Nobody collects it meanwhile.
    .forKeyShare()
    .executeTakeFirst()
  if (found === undefined) throw invalidField(path, 'a picture that you uploaded', wanted)
}

/** Removes what a user uploaded and never used, but for the latest. */
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
 * Removes pictures that nothing points to, some at a time.
 *
 * @param before ms UTC: those that came later may be waiting for their form to be saved
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
