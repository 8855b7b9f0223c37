import { ApiError, apiError } from '../../base/errors.ts'
import type { Caller } from '../identity/access.ts'
import type { Db } from '../../storage/store/db.ts'
import { isMember } from './organizationRights.ts'

/**
 * A refused permission with the name of its organization, which is for people; every other error as it is. Only
 * those who belong to the organization are shown its name.
 */
export async function namedRefusal(
  db: Db,
  caller: Caller | null,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN' || caller === null) return error
  const { organization } = error.parts
  if (organization === undefined || !isMember(caller, organization)) return error
  const row = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organization)
    .executeTakeFirst()
  return row === undefined
    ? error
    : apiError(error.code, { ...error.parts, organization_name: row.name })
}
