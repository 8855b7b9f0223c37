import { randomUUID } from 'node:crypto'
import { isMuted, type AlertNotice } from '@airshed/domain'
import type { NotificationWithheld } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Notify } from '../alerts/followAlerts.ts'
import { measuredConditions } from '../alerts/measuredConditions.ts'
import type { WorkRow } from '../alerts/takeAlerts.ts'
import type { ServerContext } from '../../context.ts'
import { maintenanceUntil } from '../maintenanceWindows/maintenanceUntil.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { NoticeContent } from '../../storage/store/tables/notifications.ts'
import { insertNotifications } from './insertNotifications.ts'
import { recipientsOf, type Recipient } from './recipientsOf.ts'
import { endReminders, scheduleReminders, suspendReminders } from '../alerts/scheduleReminders.ts'

type Tx = Transaction<Tables>

/**
 * Stores who is notified of each change of an alert, how and when, in the transaction of the change. Messages
 * are composed from that later: every stored change is sent, and none is sent twice.
 */
export const notifySubscribers =
  ({ clock }: Pick<ServerContext, 'clock'>): Notify =>
  async (tx, alert, notices) => {
    const now = clock()
    let isEscalated = alert.is_escalated
    for (const notice of notices) {
      // Second recipients who were notified of the alert are notified of what becomes of it.
      const who = isEscalated ? 'all' : 'first'
      const recipients = await recipientsOf(tx, alert, { who, now })
      const conditions = await conditionsOf(tx, alert, notice)
      const { withheld, heldUntil } = await withheldBy(tx, alert, {
        notice,
        conditions,
        recipients,
        now,
      })
      const id = randomUUID()
      await tx
        .insertInto('alert_notices')
        .values({
          id,
          alert_id: alert.id,
          ts: notice.ts,
          is_active: notice.isActive,
          lacks_data: notice.lacksData,
          content: JSON.stringify(contentOf(alert, conditions)),
          created_at: now,
          withheld,
          held_until: heldUntil,
        })
        .execute()
      if (withheld === null) {
        await insertNotifications(tx, { noticeId: id, alertId: alert.id }, recipients)
      }
      if (isOver(notice)) {
        isEscalated = false
        await endReminders(tx, alert.id)
      } else if (withheld === 'muted' || withheld === 'maintenance') {
        await suspendReminders(tx, alert.id)
      } else await scheduleReminders(tx, alert.id, now)
    }
  }

/** What was measured as the alert changed; of a change before what was just evaluated, as it was stored then. */
async function conditionsOf(
  tx: Tx,
  alert: WorkRow,
  notice: AlertNotice,
): Promise<NoticeContent['conditions']> {
  if (notice.values.length > 0) return measuredConditions(alert.rules, notice)
  const stored = await tx
    .selectFrom('alert_changes')
    .select('measured')
    .where('alert_id', '=', alert.id)
    .where('ts', '=', notice.ts)
    .where('is_active', '=', notice.isActive)
    .where('lacks_data', '=', notice.lacksData)
    .executeTakeFirst()
  return stored?.measured ?? measuredConditions(alert.rules, notice)
}

const isOver = ({ isActive, lacksData }: AlertNotice): boolean => !isActive && !lacksData

const contentOf = (alert: WorkRow, conditions: NoticeContent['conditions']): NoticeContent => ({
  name: alert.name,
  description: alert.description,
  level: alert.notification_level,
  conditions,
  references: alert.named_values ?? [],
})

interface NoticeFacts {
  notice: AlertNotice
  conditions: NoticeContent['conditions']
  recipients: readonly Recipient[]
  /** ms UTC. */
  now: number
}

interface Withheld {
  /** null: it is sent. */
  withheld: NotificationWithheld | null
  /** End of the maintenance after which it is sent, ms UTC; null: it is never sent. */
  heldUntil: number | null
}

const because = (withheld: NotificationWithheld | null): Withheld => ({ withheld, heldUntil: null })

async function withheldBy(tx: Tx, alert: WorkRow, facts: NoticeFacts): Promise<Withheld> {
  const { notice, conditions, recipients, now } = facts
  if (isMuted(alert.muted_until, now)) return because('muted')
  const { organization_id: organizationId } = alert
  const watched = { organizationId, conditions, now, isLocking: true }
  const untilMs = await maintenanceUntil(tx, watched)
  if (untilMs !== null)
    return { withheld: 'maintenance', heldUntil: isOver(notice) ? null : untilMs }
  if (recipients.length === 0) return because('nobody')
  return because(isOver(notice) && (await isUnnotified(tx, alert.id)) ? 'not_begun' : null)
}

/** Number of latest notices of an alert by which is decided whether anybody was notified of what is over now. */
const NOTICES_LOOKED_AT = 20

/** Whether nobody was notified of anything that happened since the alert was last over. */
async function isUnnotified(tx: Tx, alertId: string): Promise<boolean> {
  const notices = await tx
    .selectFrom('alert_notices')
    .select(['is_active', 'lacks_data', 'withheld'])
    .where('alert_id', '=', alertId)
    .orderBy('created_at', 'desc')
    .orderBy('ts', 'desc')
    .limit(NOTICES_LOOKED_AT)
    .execute()
  const overAt = notices.findIndex((one) => !one.is_active && !one.lacks_data)
  const since = overAt === -1 ? notices : notices.slice(0, overAt)
  return since.length > 0 && since.every(({ withheld }) => withheld !== null)
}
