import { countedMessages, MINUTE_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { withSavepoint } from '../../storage/store/withSavepoint.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { chooseNotices } from './chooseNotices.ts'
import { dueNotices, type DueNotice } from './dueNotices.ts'
import { NoticePictures, PictureWanted } from './pictures/noticePictures.ts'
import { takeRecipients, type TakenRecipient } from './takeRecipients.ts'
import { writeMessage, type MessageContext } from './writeMessage.ts'

type Tx = Transaction<Tables>
export type SendContext = MessageContext & Pick<ServerContext, 'store' | 'log'>

/** Delay before a recipient whose message failed is retried. */
const FAILED_AGAIN_AFTER_MS = MINUTE_MS

/**
 * Turns due notifications into messages for a batch of recipients: one message with all due notices of one
 * organization. Each notification is in exactly one message, as both change in one transaction. Pictures are
 * drawn between such transactions, so that no locks are held meanwhile.
 *
 * @returns for how many recipients; 0: nothing is due, or other processes are doing it
 */
export async function sendDue(context: SendContext): Promise<number> {
  const pictures = new NoticePictures(context)
  let count = await makeMessages(context, pictures)
  while (pictures.areWanted) {
    await pictures.draw()
    count += await makeMessages(context, pictures)
  }
  return count
}

async function makeMessages(context: SendContext, pictures: NoticePictures): Promise<number> {
  const { store, clock, log } = context
  return store.db.transaction().execute(async (tx) => {
    const now = clock()
    const recipients = await takeRecipients(tx, now)
    for (const taken of recipients) {
      try {
        await withSavepoint(tx, () => notify({ context, tx, pictures, now }, taken))
      } catch (error) {
        if (error instanceof PictureWanted) continue
        log.error({ err: error }, 'A message about alerts cannot be composed')
        await postpone(tx, taken.recipient, now)
      }
    }
    return recipients.length
  })
}

interface Pass {
  context: SendContext
  tx: Tx
  pictures: NoticePictures
  /** ms UTC. */
  now: number
}

async function notify({ context, tx, pictures, now }: Pass, taken: TakenRecipient): Promise<void> {
  const { recipient, sentTs } = taken
  const due = await dueNotices(tx, recipient, now)
  const { toSend, later, gone } = await chooseNotices(tx, taken, due, now)
  for (const [ts, notices] of later) await setDue(tx, notices, ts)
  await settle(tx, gone, { state: 'dropped', messageId: null, now })
  const groups = [...Map.groupBy(toSend, ({ organization_id: id }) => id).values()]
  for (const notices of groups) {
    const [first, ...others] = notices
    if (first === undefined) continue
    const messageId = await writeMessage(context, tx, [first, ...others], pictures)
    await settle(tx, notices, { state: 'sent', messageId, now })
  }
  if (groups.length === 0) return
  await tx
    .updateTable('notification_recipients')
    .set({
      sent_ts: JSON.stringify([...countedMessages(sentTs, now), ...groups.map(() => now)]),
    })
    .where('recipient', '=', recipient)
    .execute()
}

async function settle(
  tx: Tx,
  notices: readonly DueNotice[],
  { state, messageId, now }: { state: 'sent' | 'dropped'; messageId: string | null; now: number },
): Promise<void> {
  if (notices.length === 0) return
  const isSent = state === 'sent' && messageId !== null
  await tx
    .updateTable('notifications')
    .set({
      state: isSent ? 'sent' : 'dropped',
      message_id: messageId,
      sent_at: isSent ? now : null,
    })
    .where('id', 'in', idsOf(notices))
    .execute()
}

async function setDue(tx: Tx, notices: readonly DueNotice[], ts: number): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ due_at: ts })
    .where('id', 'in', idsOf(notices))
    .execute()
}

const idsOf = (notices: readonly DueNotice[]): number[] => notices.map(({ id }) => id)

async function postpone(tx: Tx, recipient: string, now: number): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ due_at: now + FAILED_AGAIN_AFTER_MS })
    .where('recipient', '=', recipient)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .execute()
}
