import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Caller } from '../identity/access.ts'
import type { FormationRequestsTable } from '../store/tables/partnerships.ts'
import type { EntityRule } from './rule.ts'

/** Whether the account itself may act for others: those are staff. */
export const isStaff = ({ own }: Caller): boolean => (own.access_context ?? []).length > 0

/** Requests of the caller; staff reach those of everybody. */
export const formationRequests: EntityRule<Selectable<FormationRequestsTable>> = {
  what: 'Request',
  condition: ({ caller }) =>
    isStaff(caller)
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
