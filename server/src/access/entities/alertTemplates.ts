import { sql, type SqlBool } from 'kysely'
import { visibleRows } from '../../storage/rows/visible.ts'
import { withDeviceScope } from './deviceScope.ts'
import { ownedTable } from './ownedTable.ts'

/** Alert templates of the organizations, without those that are deleted but still have alerts. */
export const alertTemplates = withDeviceScope({
  ...ownedTable('alert_templates', 'Alert template'),
  condition: ({ organizations }) =>
    visibleRows({
      each: {
        keys: organizations,
        where: (organization) =>
          sql<SqlBool>`(alert_templates.organization_id = ${organization}
            and alert_templates.removed_at is null)`,
      },
      also: [],
    }),
})
