import { sql, type Selectable, type SqlBool } from 'kysely'
import type { FormationRequestsTable } from '../../storage/store/tables/partnerships.ts'
import { isStaffThemselves } from './organizations.ts'
import type { EntityRule } from './rule.ts'

/** Requests of the caller; staff can access everyone's, unless they act for somebody. */
export const formationRequests: EntityRule<Selectable<FormationRequestsTable>> = {
  what: 'Request',
  condition: ({ caller }) =>
    isStaffThemselves(caller)
      ? sql<SqlBool>`true`
      : sql<SqlBool>`formation_requests.requester_id = ${caller.user.id}`,
  find: (db, id, condition, { lock }) =>
    db
      .selectFrom('formation_requests')
      .selectAll()
      .where('formation_requests.id', '=', id)
      .where(condition)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst(),
  organizationOf: (row) => row.requester_organization_id,
}
