import { fullNameOf } from '@airshed/domain'
import type { AlertDetails } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { AlertsTable } from '../../../storage/store/tables/alerts.ts'
import { alertView } from './alertView.ts'
import { nodesOfAlert, templateNameOf } from './queries.ts'
import { readAlertRules } from '../../../storage/store/alertSources/readAlertRules.ts'
import { subscribersOf } from './subscribers.ts'

/** An alert with everything that can be changed about it. */
export async function alertDetails(
  db: Db,
  row: Selectable<AlertsTable>,
  caller: Caller,
): Promise<AlertDetails> {
  const read = readAlertRules(row.rules)
  const subscribers = (await subscribersOf(db, [row])).get(row.id)
  if (subscribers === undefined) throw new Error('expected the subscribers of the alert')
  const nodes = await nodesOfAlert(db, row.id)
  const templateName = row.template_id === null ? null : await templateNameOf(db, row.id)
  return {
    ...alertView({ ...row, nodes, template_name: templateName }, caller),
    data_points: 'rules' in read ? read.rules : null,
    subscribers,
    references: row.named_values ?? [],
    hold_time_ms: row.hold_ms,
    reactivation_time_ms: row.reactivation_ms,
    hours: row.hours,
    missing_data: row.missing_data,
    version: row.version,
    created_at: row.created_at,
    judged_from: row.status === 'deactivated' ? null : row.judged_from,
    acknowledged:
      row.acknowledged_at === null
        ? null
        : {
            at: row.acknowledged_at,
            by: await nameOf(db, row.acknowledged_by),
            comment: row.acknowledged_comment,
          },
    muted_until: row.muted_until,
  }
}

async function nameOf(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return null
  return fullNameOf(user) || user.email
}
