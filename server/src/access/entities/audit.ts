import { ALL_ORGANIZATIONS } from '@airshed/domain'
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import { visibleRows } from '../../storage/rows/visible.ts'
import type { EventsTable } from '../../storage/store/tables/events.ts'
import type { EntityRule } from './rule.ts'

/**
 * Events in the audit log of the organizations. Callers who may act for others also see what they did
 * themselves.
 */
export const audit: EntityRule<Selectable<EventsTable>> = {
  what: 'Event',
  condition({ caller, organizations, narrowedTo }) {
    // The index of an organization's events is sorted by time.
    const each = {
      keys: organizations,
      where: (organization: RawBuilder<unknown>) =>
        sql<SqlBool>`(events.is_audited and events.organization_id = ${organization})`,
    }
    if (!caller.can('access_context', ALL_ORGANIZATIONS)) return visibleRows({ each, also: [] })
    const elsewhere = sql`(events.organization_id is null
      or events.organization_id <> all(${[...organizations]}::text[]))`
    const named = narrowedTo === undefined ? sql`true` : sql`events.organization_id = ${narrowedTo}`
    const own = sql<SqlBool>`(events.is_audited and events.actor_kind = 'user'
      and events.actor_id = ${caller.user.id} and ${elsewhere} and ${named})`
    return visibleRows({ each, also: [own] })
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
