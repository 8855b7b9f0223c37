import { ORGANIZATION_NAME_MAX } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { oneLine } from '../../base/settings/oneLine.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { invalidField } from '../../access/input/invalidField.ts'

/**
 * Checks and normalizes a name. Other users may have an organization of that name, which must not be disclosed.
 *
 * @param userId the user whose other organizations must have different names
 * @param exceptId the organization that is to have the name
 * @throws ApiError VALIDATION_FAILED for a name that another of their organizations has
 */
export async function checkedName(
  tx: Transaction<Tables>,
  userId: string,
  given: string,
  exceptId = '',
): Promise<string> {
  const name = oneLine(given)
  if (name === '') {
    throw invalidField('/name', `1 to ${ORGANIZATION_NAME_MAX} visible characters`, given)
  }
  if (await hasOrganization(tx, userId, name, exceptId)) {
    throw invalidField('/name', 'a name that none of your organizations has', name)
  }
  return name
}

/** Whether a user belongs to another organization with this name. */
export async function hasOrganization(
  tx: Transaction<Tables>,
  userId: string,
  name: string,
  exceptId = '',
): Promise<boolean> {
  const same = await tx
    .selectFrom('organizations')
    .innerJoin('user_permissions', 'user_permissions.organization_id', 'organizations.id')
    .select('organizations.id')
    .where('user_permissions.user_id', '=', userId)
    .where('organizations.id', '<>', exceptId)
    .where(sql<boolean>`lower(organizations.name) = lower(${name})`)
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}
