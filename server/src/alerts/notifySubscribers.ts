import { conditionPointIds } from '@airshed/domain'
import { DEFAULT_LOCALE } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../context.ts'
import { languageOf } from '../mail/mailText.ts'
import { alertChangeMail } from '../mail/templates/alertChange/alertChangeMail.ts'
import { dataPointView } from '../modules/dataPoints/dataPointView.ts'
import type { MeasuredCondition } from '../store/tables/alerts.ts'
import type { Tables } from '../store/tables.ts'
import { conditionWords, type PointWords } from './conditionWords.ts'
import type { Notify } from './followAlerts.ts'
import { alertMailLinks, usersWhoMute } from './links/alertMailLinks.ts'
import { measuredConditions } from './measuredConditions.ts'
import { monitorUrl } from './monitorUrl.ts'
import { alertPictures, pictureFacts } from './picture/alertPictures.ts'
import { timeText } from './timeText.ts'

type Tx = Transaction<Tables>

/** Methods that send a mail for each change at once. */
const BY_MAIL: ReadonlySet<string> = new Set(['email', 'email_sms'])

/**
 * Writes a mail to each subscriber for each change of an alert, in the transaction of the change: one
 * that was written is delivered, and none is written twice.
 */
export const notifySubscribers =
  (context: Pick<ServerContext, 'mail' | 'clock' | 'config' | 'memory' | 'log'>): Notify =>
  async (tx, alert, notices) => {
    const { mail, clock, config } = context
    if (!BY_MAIL.has(alert.notification_method)) return
    if (alert.muted_until !== null && alert.muted_until > clock()) return
    const readers = await readersOf(tx, alert.id)
    if (readers.length === 0) return
    const organization = await tx
      .selectFrom('organizations')
      .select(['name', 'is_simulated'])
      .where('id', '=', alert.organization_id)
      .executeTakeFirstOrThrow()
    const link = monitorUrl(config.publicUrl, alert.organization_id, alert.id)
    const readerIds = readers.map(({ id }) => id)
    const muting = await usersWhoMute(tx, alert.organization_id, readerIds)
    for (const notice of notices) {
      const conditions = measuredConditions(alert.rules, notice)
      const points = await pointWords(tx, conditions)
      const isSimulated = organization.is_simulated
      const pictureFor = await alertPictures(context, tx, { alert, notice, points, isSimulated })
      for (const reader of readers) {
        const language = languageOf(reader.locale ?? DEFAULT_LOCALE)
        const references = alert.named_values ?? []
        const canMute = muting.has(reader.id)
        const links = alertMailLinks(context, { alertId: alert.id, userId: reader.id, canMute })
        const picture = await pictureFor(language, reader.timezone)
        await mail.send(tx, alertChangeMail, {
          to: { address: reader.email, name: `${reader.first_name} ${reader.last_name}`.trim() },
          locale: reader.locale ?? DEFAULT_LOCALE,
          organizationId: alert.organization_id,
          key: `${alert.id} ${notice.ts} ${notice.isActive} ${reader.id}`,
          data: {
            name: alert.name,
            description: alert.description,
            level: alert.notification_level,
            organization: organization.name,
            isActive: notice.isActive,
            isSimulated,
            time: timeText(notice.ts, language, reader.timezone),
            conditions: conditions.map((condition) =>
              conditionWords(condition, { points, references, language }),
            ),
            picture: picture === null ? null : pictureFacts(picture),
            link,
            ...links,
          },
          images: picture === null ? [] : [picture],
          unsubscribeUrl: links.unsubscribeLink,
        })
      }
    }
  }

/** Subscribers who still belong to the organization of an alert. */
async function readersOf(tx: Tx, alertId: string) {
  return tx
    .selectFrom('alert_subscribers')
    .innerJoin('alerts', 'alerts.id', 'alert_subscribers.alert_id')
    .innerJoin('users', 'users.id', 'alert_subscribers.user_id')
    .select([
      ...(['users.id', 'users.email', 'users.first_name', 'users.last_name'] as const),
      ...(['users.locale', 'users.timezone'] as const),
    ])
    .where('alert_subscribers.alert_id', '=', alertId)
    .where(
      sql<boolean>`exists (select from user_permissions
        where user_permissions.user_id = users.id
          and user_permissions.organization_id = alerts.organization_id)`,
    )
    .orderBy('users.id')
    .execute()
}

async function pointWords(
  tx: Tx,
  conditions: readonly MeasuredCondition[],
): Promise<ReadonlyMap<string, PointWords>> {
  const ids = conditions.flatMap(conditionPointIds)
  const rows = await tx
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .selectAll('data_points')
    .select(['nodes.name as node_name', 'nodes.serial'])
    .where(sql<boolean>`data_points.id = any(${ids}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        parameter: dataPointView(row).presentName,
        device: row.node_name === '' ? row.serial : row.node_name,
        unit: row.unit,
      },
    ]),
  )
}
