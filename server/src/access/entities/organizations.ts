import type { OrganizationAction } from '@airshed/schemas'
import { sql, type Selectable } from 'kysely'
import type { Caller } from '../identity/access.ts'
import type { OrganizationsTable } from '../../storage/store/tables/organizations.ts'
import { isAnyOf, type EntityRule } from './rule.ts'

/** Organizations in which the caller has any permission; deleted ones are hidden from everyone. */
export const organizations: EntityRule<Selectable<OrganizationsTable>> = {
  what: 'Organization',
  condition: ({ organizations: ids }) =>
    sql`(${isAnyOf('organizations.id', ids)} and organizations.deleted_at is null)`,
  find: (db, id, condition, { lock }) =>
    db
      .selectFrom('organizations')
      .selectAll()
      .where('organizations.id', '=', id)
      .where(condition)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst(),
  organizationOf: (row) => row.id,
}

/** Whether the account itself may act for others, regardless of whom it acts for now. */
export const isOfStaff = ({ own }: Pick<Caller, 'own'>): boolean =>
  (own.access_context ?? []).length > 0

/** Whether the caller is staff and acts for nobody: only then do their own powers reach beyond what they see. */
export const isStaffThemselves = (caller: Pick<Caller, 'own' | 'user'>): boolean =>
  isOfStaff(caller) && caller.user.access_context === null

/** What the caller may do with an organization that they belong to. */
export function organizationActions(
  caller: Caller,
  { id, is_locked: isLocked }: { id: string; is_locked: boolean },
): OrganizationAction[] {
  const isStaff = isOfStaff(caller)
  const isOpen = isStaff || !isLocked
  return [
    ...(isOpen && caller.can('manage_organizations', id) ? (['modify', 'delete'] as const) : []),
    ...(isStaff ? [isLocked ? ('unlock' as const) : ('lock' as const)] : []),
  ]
}
