import {
  ALERT_TIMELINE_MAX,
  type AlertAct,
  type AlertNotification,
  type AlertTimeline,
  type AlertTimelineEntry,
} from '@airshed/schemas'
import { OUTCOME } from '../../../messages/mail/outboxQueries.ts'
import type { Db } from '../../../storage/store/db.ts'
import { USER_NAME } from '../../../access/identity/userName.ts'

/** The events of an alert that people cause, and their names in the timeline. */
const ACTS: Readonly<Record<string, AlertAct>> = {
  'alert.acknowledged': 'acknowledged',
  'alert.muted': 'muted',
  'alert.updated': 'changed',
  'alert.activated': 'activated',
  'alert.deactivated': 'deactivated',
}

/** The changes of an alert with who was notified, and what people did with it; the newest of both. */
export async function alertTimeline(
  db: Db,
  alert: { id: string; organization_id: string },
): Promise<AlertTimeline> {
  const [changes, acts] = [await changesOf(db, alert.id), await actsOf(db, alert)]
  const all = [...changes, ...acts].toSorted((a, b) => occurredAt(b) - occurredAt(a))
  return { entries: all.slice(0, ALERT_TIMELINE_MAX), is_cut: all.length > ALERT_TIMELINE_MAX }
}

/** A reminder is of a change that is older. */
const occurredAt = (entry: AlertTimelineEntry): number =>
  entry.kind === 'change' && entry.reason !== 'change' ? entry.noticed_at : entry.ts

async function changesOf(db: Db, alertId: string): Promise<AlertTimelineEntry[]> {
  const notices = await db
    .selectFrom('alert_notices')
    .select(['id', 'ts', 'is_active', 'lacks_data', 'created_at', 'withheld', 'reason'])
    .where('alert_id', '=', alertId)
    .orderBy('created_at', 'desc')
    .limit(ALERT_TIMELINE_MAX + 1)
    .execute()
  const ids = notices.map(({ id }) => id)
  const byNotice = ids.length === 0 ? null : await notificationsOf(db, ids)
  return notices.map(({ id, created_at: createdAt, ...notice }) => ({
    kind: 'change',
    ...notice,
    noticed_at: createdAt,
    notifications: byNotice?.get(id) ?? [],
  }))
}

async function notificationsOf(
  db: Db,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, AlertNotification[]>> {
  const rows = await db
    .selectFrom('notifications')
    .leftJoin('users', 'users.id', 'notifications.user_id')
    .leftJoin('notification_channels', 'notification_channels.id', 'notifications.channel_id')
    .leftJoin('outbox', 'outbox.id', 'notifications.message_id')
    .leftJoin('jobs', 'jobs.id', 'outbox.job_id')
    .select([
      ...(['notifications.notice_id', 'notifications.via', 'notifications.due_at'] as const),
      ...(['notifications.state', 'notifications.sent_at', 'jobs.reason'] as const),
      ...(['outbox.id as message_id', 'outbox.sent_at as handed_at'] as const),
      'notification_channels.name as channel',
    ])
    .select([USER_NAME.as('name'), OUTCOME.as('outcome')])
    .where('notifications.notice_id', 'in', noticeIds)
    .orderBy('notifications.id')
    .execute()
  const byNotice = new Map<string, AlertNotification[]>()
  for (const { notice_id: noticeId, ...row } of rows) {
    // A message that is no longer in the outbox was sent.
    const isInOutbox = row.state === 'sent' && row.message_id !== null
    const list = byNotice.get(noticeId) ?? []
    byNotice.set(noticeId, list)
    list.push({
      to: row.name ?? row.channel,
      via: row.via,
      state: isInOutbox ? row.outcome : row.state,
      due_at: row.due_at,
      sent_at: row.handed_at ?? row.sent_at,
      reason: isInOutbox ? row.reason : null,
    })
  }
  return byNotice
}

async function actsOf(
  db: Db,
  { id, organization_id: organizationId }: { id: string; organization_id: string },
): Promise<AlertTimelineEntry[]> {
  const rows = await db
    .selectFrom('events')
    .select(['ts', 'name', 'actor_name', 'after'])
    .where('entity', '=', 'alerts')
    .where('organization_id', '=', organizationId)
    .where('row_id', '=', id)
    .where('name', 'in', Object.keys(ACTS))
    .orderBy('position', 'desc')
    .limit(ALERT_TIMELINE_MAX + 1)
    .execute()
  return rows.map(({ ts, name, actor_name: by, after }) => {
    const act = ACTS[name] ?? 'changed'
    const until = act === 'muted' ? after?.['muted_until'] : null
    const comment = act === 'acknowledged' ? after?.['comment'] : null
    return {
      kind: 'act',
      ts,
      act: act === 'muted' && until === null ? 'unmuted' : act,
      by,
      until: typeof until === 'number' ? until : null,
      comment: typeof comment === 'string' ? comment : null,
    }
  })
}
