import { DAY_MS } from '@airshed/domain'
import { ORGANIZATION_KEPT_DAYS, type DeletedOrganization } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import { isStaffThemselves } from '../../access/entities/organizations.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { oneLine } from '../../base/settings/oneLine.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { OrganizationsTable } from '../../storage/store/tables/organizations.ts'
import { tryForAnotherDay } from '../../alerting/webhooks/tryForAnotherDay.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { membersOf } from './members.ts'

/** How long a deleted organization is held back before it is removed. */
export const KEPT_MS = ORGANIZATION_KEPT_DAYS * DAY_MS

/**
 * Deletes an organization: it is hidden from everyone, but nothing is lost yet.
 *
 * @param typed its name, as typed by the person who deletes it
 * @param now ms UTC
 * @returns ids of its members
 * @throws ApiError VALIDATION_FAILED if the typed name differs
 */
export async function holdBack(
  tx: Transaction<Tables>,
  row: Selectable<OrganizationsTable>,
  typed: string,
  now: number,
): Promise<string[]> {
  if (oneLine(typed) !== row.name) {
    throw invalidField('/name', 'the name of the organization', typed)
  }
  await tx.updateTable('organizations').set({ deleted_at: now }).where('id', '=', row.id).execute()
  return membersOf(tx, row.id)
}

/**
 * Restores a deleted organization.
 *
 * @param now ms UTC
 * @returns ids of its members
 * @throws ApiError 404 if there is no deleted organization with this id that the caller may restore; 409 once it is
 *   being removed
 */
export async function restore(
  tx: Transaction<Tables>,
  caller: Caller,
  id: string,
  now: number,
): Promise<string[]> {
  const row = await tx
    .selectFrom('organizations')
    .select('removing_since')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where(isTheirs(caller))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Deleted organization', id })
  if (row.removing_since !== null) {
    throw apiError('CONFLICT', { reason: 'The organization is already being removed' })
  }
  await tx.updateTable('organizations').set({ deleted_at: null }).where('id', '=', id).execute()
  await tryForAnotherDay(tx, id, now)
  return membersOf(tx, id)
}

/** Deleted organizations that the caller can restore, latest first. */
export async function deletedOrganizations(
  db: Kysely<Tables>,
  caller: Caller,
): Promise<DeletedOrganization[]> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'logo', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .where('removing_since', 'is', null)
    .where(isTheirs(caller))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute()
  return rows.flatMap(({ deleted_at: at, ...row }) =>
    at === null ? [] : [{ ...row, deleted_at: at, removed_at: at + KEPT_MS }],
  )
}

const LISTED_MAX = 200

/** Staff can restore any; a caller who acts for others, none. */
function isTheirs(caller: Caller): RawBuilder<boolean> {
  if (caller.user.access_context !== null) return sql<boolean>`false`
  if (isStaffThemselves(caller)) return sql<boolean>`true`
  return sql<boolean>`exists (select from user_permissions
    where user_permissions.organization_id = organizations.id
      and user_permissions.user_id = ${caller.user.id}
      and user_permissions.permission = 'manage_organizations')`
}
