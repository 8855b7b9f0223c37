import { sql, type SqlBool } from 'kysely'
import type { Caller } from '../identity/access.ts'
import type { Db } from '../../storage/store/db.ts'
import { isAnyOf, type EntityRule } from './rule.ts'

/** Whether the caller starred a dashboard. */
export const hasStarOf = (caller: Caller) =>
  sql<boolean>`exists (select 1 from dashboard_stars
    where dashboard_stars.dashboard_id = dashboards.id
      and dashboard_stars.user_id = ${caller.user.id})`

/** Dashboards, with whether the caller starred them. */
export const dashboardRows = (db: Db, caller: Caller) =>
  db.selectFrom('dashboards').selectAll('dashboards').select(hasStarOf(caller).as('is_starred'))

export type DashboardRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof dashboardRows>['executeTakeFirst']>>
>

/** Shared dashboards of the organizations, and the caller's own in them. */
export const dashboards: EntityRule<DashboardRow> = {
  what: 'Dashboard',
  condition: ({ caller, organizations }) =>
    sql<SqlBool>`(${isAnyOf('dashboards.organization_id', organizations)}
      and (dashboards.user_id is null or dashboards.user_id = ${caller.user.id}))`,
  find: (db, id, condition, { caller, lock }) =>
    dashboardRows(db, caller)
      .where('dashboards.id', '=', id)
      .where(condition)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst(),
  organizationOf: (row) => row.organization_id,
}
