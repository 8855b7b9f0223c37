import { randomUUID } from 'node:crypto'
import { LIST_VIEWS_MAX, type ListView, type ListViewSave } from '@airshed/schemas'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'

const COLUMNS = ['id', 'list', 'name', 'params'] as const

/** The views of a list that a user saved, by name. */
export const findViews = (db: Db, userId: string, list: string): Promise<ListView[]> =>
  db
    .selectFrom('list_views')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()

/**
 * Saves a view of a user; one of the same name is replaced, and keeps its id.
 *
 * @throws ApiError LIST_VIEW_LIMIT if the user already has the maximum number of views of the list
 */
export async function saveView(
  db: Db,
  userId: string,
  { list, name, params }: ListViewSave,
  nowMs: number,
): Promise<ListView> {
  // Locking the user's row serializes concurrent saves, so that the limit holds.
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const trimmed = name.trim()
  const known = await findViews(db, userId, list)
  if (known.length >= LIST_VIEWS_MAX && !known.some((view) => view.name === trimmed)) {
    throw apiError('LIST_VIEW_LIMIT', { limit: String(LIST_VIEWS_MAX) })
  }
  return db
    .insertInto('list_views')
    .values({
      id: randomUUID(),
      user_id: userId,
      list,
      name: trimmed,
      params: JSON.stringify(params),
      saved_at: nowMs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'list', 'name'])
        .doUpdateSet({ params: JSON.stringify(params), saved_at: nowMs }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Deletes a view of a user. @returns the deleted view, or null if they have none with that id */
export async function removeView(
  db: Db,
  userId: string,
  id: string,
): Promise<Pick<ListView, 'list' | 'name'> | null> {
  const removed = await db
    .deleteFrom('list_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['list', 'name'])
    .executeTakeFirst()
  return removed ?? null
}
