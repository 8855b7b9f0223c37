import type { Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { isAnyOf } from './rule.ts'

/**
 * For a change that concerns organizations other than the one whose rights count, such as both sides of a
 * partnership, or an organization that someone joins.
 *
 * @throws ApiError 404 if one is deleted or does not exist, 423 if one is locked
 */
export async function requireOpenOrganizations(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom('organizations')
    .select(['id', 'name', 'locked_at'])
    .where(isAnyOf('id', ids))
    .where('deleted_at', 'is', null)
    .execute()
  const missing = ids.find((id) => rows.every((row) => row.id !== id))
  if (missing !== undefined) throw apiError('NOT_FOUND', { what: 'Organization', id: missing })
  const locked = rows.find((row) => row.locked_at !== null)
  if (locked !== undefined) throw apiError('ORGANIZATION_LOCKED', { organization: locked.name })
}
