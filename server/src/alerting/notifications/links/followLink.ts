import { HOUR_MS } from '@airshed/domain'
import { ALERT_SUBSCRIBERS_MAX } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { recordEvents, type Origin } from '../../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { setMute } from '../../alerts/setMute.ts'
import { findLinkedAlert, UNSUBSCRIBED, type LinkedAlert } from './linkedAlert.ts'
import type { AlertLink, LinkPurpose } from './linkToken.ts'

/** For how long a link mutes an alert. */
const LINK_MUTES_FOR_MS = 8 * HOUR_MS

/** Actions of the buttons on the page of a link; the first is the purpose of the link. */
export const LINK_ACTIONS = {
  mute: ['mute', 'unmute'],
  unsubscribe: ['unsubscribe', 'subscribe'],
  acknowledge: ['acknowledge'],
} as const satisfies Record<LinkPurpose, readonly string[]>

export type LinkAction = (typeof LINK_ACTIONS)[LinkPurpose][number]

/**
 * Why a link does nothing; `full`: the alert has the maximum number of subscribers; `over`: there is nothing to
 * acknowledge.
 */
export type LinkRefusal = 'gone' | 'left' | 'forbidden' | 'full' | 'over'

type LinkContext = Pick<ServerContext, 'store' | 'bus' | 'clock'>
type Tx = Transaction<Tables>

/** What the form of a page requests. */
export interface LinkRequest {
  action: LinkAction
  /** With `acknowledge`; null: none. */
  comment: string | null
}

interface Effect {
  event: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

/**
 * Performs the action that the reader of a mail requests through a link, and records an event in their name.
 * If nothing has to change, no event is recorded.
 *
 * @returns the alert afterwards, or why nothing was done
 */
export async function followLink(
  context: LinkContext,
  link: AlertLink,
  { action, comment }: LinkRequest,
  { requestId, from }: { requestId: string; from: Origin },
): Promise<LinkedAlert | LinkRefusal> {
  const { store, bus, clock } = context
  const { alertId } = link
  const { result, isChanged } = await store.db.transaction().execute(async (tx) => {
    await tx.selectFrom('alerts').select('id').where('id', '=', alertId).forUpdate().execute()
    const alert = await findLinkedAlert(tx, link)
    if (typeof alert === 'string') return { result: alert, isChanged: false }
    const effect = await EFFECTS[action](tx, alert, context, comment)
    if (effect === null) return { result: alert, isChanged: false }
    if (typeof effect === 'string') return { result: effect, isChanged: false }
    await recordEvents(tx, [
      {
        ts: clock(),
        name: effect.event,
        actor: { kind: 'user', id: alert.user.id, name: alert.user.name },
        organizationId: alert.organizationId,
        entity: 'alerts',
        rowId: alertId,
        before: effect.before,
        after: effect.after,
        detail: { by: 'mail' },
        requestId,
        from,
      },
    ])
    return { result: await findLinkedAlert(tx, link), isChanged: true }
  })
  if (isChanged) bus.signal(EVENTS_TOPIC)
  return result
}

type Act = (
  tx: Tx,
  alert: LinkedAlert,
  context: LinkContext,
  comment: string | null,
) => Promise<Effect | LinkRefusal | null>

const EFFECTS: Readonly<Record<LinkAction, Act>> = {
  async mute(tx, alert, context) {
    if (!alert.mayManage) return 'forbidden'
    const until = context.clock() + LINK_MUTES_FOR_MS
    if (alert.mutedUntil !== null && alert.mutedUntil >= until) return null
    return setMuted(tx, alert, context, until)
  },
  async unmute(tx, alert, context) {
    if (!alert.mayManage) return 'forbidden'
    if (alert.mutedUntil === null || alert.mutedUntil <= context.clock()) return null
    return setMuted(tx, alert, context, null)
  },
  async acknowledge(tx, alert, { clock }, comment) {
    if (!alert.mayManage) return 'forbidden'
    if (!alert.isCurrent) return 'over'
    if (alert.acknowledged !== null) return null
    await tx
      .updateTable('alerts')
      .set({
        acknowledged_at: clock(),
        acknowledged_by: alert.user.id,
        acknowledged_comment: comment,
      })
      .where('id', '=', alert.alertId)
      .execute()
    return { event: 'alert.acknowledged', before: {}, after: { comment } }
  },
  async unsubscribe(tx, alert) {
    if (!alert.isSubscribed) return null
    await tx
      .deleteFrom('alert_subscribers')
      .where('alert_id', '=', alert.alertId)
      .where('user_id', '=', alert.user.id)
      .execute()
    return subscribersChanged(tx, alert, false)
  },
  async subscribe(tx, alert) {
    if (alert.isSubscribed) return null
    if (!alert.canSubscribeAgain) return 'forbidden'
    if (alert.subscribers >= ALERT_SUBSCRIBERS_MAX) return 'full'
    await tx
      .insertInto('alert_subscribers')
      .values({
        alert_id: alert.alertId,
        user_id: alert.user.id,
        is_second: alert.isSecond,
        notification_method: alert.ownMethod,
      })
      .execute()
    return subscribersChanged(tx, alert, true)
  },
}

async function setMuted(
  tx: Tx,
  { alertId: id, mutedUntil }: LinkedAlert,
  context: LinkContext,
  until: number | null,
): Promise<Effect> {
  await setMute(context, tx, { id, mutedUntil }, until)
  return {
    event: 'alert.muted',
    before: { muted_until: mutedUntil },
    after: { muted_until: until },
  }
}

/** Raises the version, so that a user who has the alert open in a form gets a conflict on saving. */
async function subscribersChanged(
  tx: Tx,
  { alertId, isSecond, ownMethod }: LinkedAlert,
  isSubscribed: boolean,
): Promise<Effect> {
  await tx
    .updateTable('alerts')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', alertId)
    .execute()
  return {
    event: isSubscribed ? 'alert.subscribed' : UNSUBSCRIBED,
    // By which they are subscribed again as they were.
    before: {
      is_subscribed: !isSubscribed,
      ...(isSubscribed ? {} : { is_second: isSecond, notification_method: ownMethod }),
    },
    after: { is_subscribed: isSubscribed },
  }
}
