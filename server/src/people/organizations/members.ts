import type { ServerContext } from '../../context.ts'
import { rightsChanged } from '../../access/identity/loadCaller.ts'
import type { Db } from '../../storage/store/db.ts'

/** Ids of all users with a permission in the organization. */
export async function membersOf(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_permissions')
    .select('user_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

/** Makes changed rights take effect for the members' next calls and open pages. */
export function notifyMembers(context: ServerContext, members: readonly string[]): null {
  for (const userId of members) rightsChanged(context, userId)
  return null
}
