import { randomUUID } from 'node:crypto'
import { isMuted, type AlertNotice } from '@airshed/domain'
import type { NotificationWithheld } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Notify } from '../alerts/followAlerts.ts'
import { measuredConditions } from '../alerts/measuredConditions.ts'
import type { WorkRow } from '../alerts/takeAlerts.ts'
import type { ServerContext } from '../context.ts'
import { maintenanceUntil } from '../maintenance/maintenanceUntil.ts'
import type { Tables } from '../store/tables.ts'
import type { NoticeContent } from '../store/tables/notifications.ts'
import { insertNotifications } from './insertNotifications.ts'
import { recipientsOf, type Recipient } from './recipientsOf.ts'

type Tx = Transaction<Tables>

/**
 * Stores who is notified of each change of an alert, how and when, in the transaction of the change. Messages
 * are composed from that later: every stored change is sent, and none is sent twice.
 */
export const notifySubscribers =
  ({ clock }: Pick<ServerContext, 'clock'>): Notify =>
  async (tx, alert, notices) => {
    const now = clock()
    const recipients = await recipientsOf(tx, alert, now)
    for (const notice of notices) {
      const conditions = measuredConditions(alert.rules, notice)
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
          content: JSON.stringify(contentOf(alert, conditions)),
          created_at: now,
          withheld,
          held_until: heldUntil,
        })
        .execute()
      if (withheld === null) {
        await insertNotifications(tx, { noticeId: id, alertId: alert.id }, recipients)
      }
    }
  }

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
  if (untilMs !== null) {
    return { withheld: 'maintenance', heldUntil: notice.isActive ? untilMs : null }
  }
  if (recipients.length === 0) return because('nobody')
  if (notice.isActive) return because(null)
  const begun = await tx
    .selectFrom('alert_notices')
    .select(['is_active', 'withheld'])
    .where('alert_id', '=', alert.id)
    .orderBy('created_at', 'desc')
    .orderBy('ts', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isUnknown = begun !== undefined && begun.is_active && begun.withheld !== null
  return because(isUnknown ? 'not_begun' : null)
}
