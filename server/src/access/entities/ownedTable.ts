import { sql, type Selectable, type SqlBool } from 'kysely'
import { visibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { EntityRule } from './rule.ts'

type OwnedTable =
  | 'alert_templates'
  | 'alerts'
  | 'api_tokens'
  | 'file_imports'
  | 'firmware_images'
  | 'firmware_rollouts'
  | 'ingest_keys'
  | 'invitations'
  | 'maintenance_windows'
  | 'notification_channels'
  | 'snapshots'
  | 'webhooks'

/** Finds the row of a table with an id that meets a condition, and locks it for a change. */
export const findIn =
  <Name extends keyof Tables>(table: Name): EntityRule<Selectable<Tables[Name]>>['find'] =>
  async (db, id, condition, { lock }) => {
    const { rows } = await sql<Selectable<Tables[Name]>>`
      select * from ${sql.table(table)}
      where ${sql.ref(`${table}.id`)} = ${id} and ${condition}
      ${sql.raw(lock ? 'for update' : '')}`.execute(db)
    return rows[0]
  }

/** An entity whose rows each belong to one organization, whose members can access them by permission. */
export const ownedTable = <Name extends OwnedTable>(
  table: Name,
  what: string,
): EntityRule<Selectable<Tables[Name]>> => ({
  what,
  condition: ({ organizations }) =>
    visibleRows({
      each: {
        keys: organizations,
        where: (organization) =>
          sql<SqlBool>`${sql.ref(`${table}.organization_id`)} = ${organization}`,
      },
      also: [],
    }),
  find: findIn(table),
  organizationOf: (row) => (row as Selectable<Tables[OwnedTable]>).organization_id,
})
