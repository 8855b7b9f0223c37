import { ALL_ORGANIZATIONS } from '@airshed/domain'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { EventsTable } from '../store/tables/events.ts'
import { isAnyOf, type EntityRule } from './rule.ts'

/**
 * Events that belong into the audit log of the organizations; whoever may act for others also reads
 * what they did themselves.
 */
export const audit: EntityRule<Selectable<EventsTable>> = {
  what: 'Event',
  condition({ caller, organizations, narrowedTo }) {
    const managed = isAnyOf('events.organization_id', organizations)
    const own = sql<SqlBool>`(events.actor_kind = 'user' and events.actor_id = ${caller.user.id})`
    const reached = !caller.can('access_context', ALL_ORGANIZATIONS)
      ? managed
      : narrowedTo === undefined
        ? sql<SqlBool>`(${managed} or ${own})`
        : sql<SqlBool>`(${managed} or (${own} and events.organization_id = ${narrowedTo}))`
    return sql<SqlBool>`(events.is_audited and ${reached})`
  },
  find: (db, id, condition) =>
    db
      .selectFrom('events')
      .selectAll()
      .where('events.id', '=', id)
      .where(condition)
      .executeTakeFirst(),
  organizationOf: (row) => row.organization_id,
}
