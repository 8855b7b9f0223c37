import type { Selectable } from 'kysely'
import type { OutboxTable } from '../../storage/store/tables/mails.ts'
import { isAnyOf, type EntityRule } from './rule.ts'

/** Mails of the organizations; those without an organization are visible to nobody. */
export const mails: EntityRule<Selectable<OutboxTable>> = {
  what: 'Mail',
  condition: ({ organizations }) => isAnyOf('outbox.organization_id', organizations),
  find: (db, id, condition, { lock }) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('outbox.id', '=', id)
      .where(condition)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst(),
  organizationOf: (row) => row.organization_id,
}
