import type { AlertTemplateQuery, AlertTemplateSort, List } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const templateList: RowList<AlertTemplateSort> = {
  name: 'alert_templates',
  table: 'alert_templates',
  id: 'alert_templates.id',
  sort: {
    name: [key('alert_templates.name', 'text')],
    created: [key('alert_templates.created_at', 'int8')],
  },
  defaultSort: 'name',
  search: [sql.ref('alert_templates.name')],
}

/** One part of the templates that match a query. */
export const findTemplates = (
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: AlertTemplateQuery,
): Promise<List<CountedTemplate>> =>
  listOf(db, templateList, { query, visible, select: countedTemplates(db) })

/** One template that the caller is known to be able to read. */
export const countedTemplate = (db: Db, id: string): Promise<CountedTemplate> =>
  countedTemplates(db).where('alert_templates.id', '=', id).executeTakeFirstOrThrow()

const countedTemplates = (db: Db) =>
  db
    .selectFrom('alert_templates')
    .selectAll('alert_templates')
    .select(
      sql<{ total: number; active: number; no_data: number }>`(
        select json_build_object('total', count(*),
          'active', count(*) filter (where latest_value and status <> 'deactivated'),
          'no_data', count(*) filter (where lacks_data and status <> 'deactivated'))
        from alerts where alerts.template_id = alert_templates.id)`.as('counts'),
    )

/** A template with the numbers of its alerts. */
export type CountedTemplate = NonNullable<
  Awaited<ReturnType<ReturnType<typeof countedTemplates>['executeTakeFirst']>>
>
