import { nextMessageTs } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { restingAlerts, subscribedAlerts, type DueNotice } from './dueNotices.ts'
import type { TakenRecipient } from './takeRecipients.ts'

/** What happens to the notices that are due for a recipient. */
interface ChosenNotices {
  /** Sent now. */
  toSend: DueNotice[]
  /** Sent later, by time, ms UTC: there were too many messages, or one about the same alert just now. */
  later: ReadonlyMap<number, DueNotice[]>
  /** Notices of alerts that the recipient no longer subscribes to. */
  gone: DueNotice[]
}

/** Digests are hourly or daily anyway, so no other limit delays them. */
export async function chooseNotices(
  tx: Transaction<Tables>,
  { recipient, sentTs }: TakenRecipient,
  due: readonly DueNotice[],
  now: number,
): Promise<ChosenNotices> {
  const alertIds = [...new Set(due.map(({ alert_id: id }) => id))]
  const userId = due[0]?.user_id ?? null
  const subscribed = userId === null ? null : await subscribedAlerts(tx, userId, alertIds)
  const isDigest = due[0]?.via === 'email_digest'
  const nextTs = isDigest ? now : nextMessageTs(sentTs, now)
  const resting = isDigest ? null : await restingAlerts(tx, recipient, alertIds, now)
  const [toSend, gone]: [DueNotice[], DueNotice[]] = [[], []]
  const later = new Map<number, DueNotice[]>()
  for (const notice of due) {
    const ts = Math.max(nextTs, resting?.get(notice.alert_id) ?? now)
    if (subscribed !== null && !subscribed.has(notice.alert_id)) gone.push(notice)
    else if (ts <= now) toSend.push(notice)
    else later.set(ts, [...(later.get(ts) ?? []), notice])
  }
  return { toSend, later, gone }
}
