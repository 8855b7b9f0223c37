import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { MessageTransport } from '@airshed/schemas'
import type { MailLanguage, OutboxTable, StoredImage } from '../../storage/store/tables/mails.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { MailAddress } from '../../base/settings/mailAddress.ts'
import type { ChannelMessage } from '../../storage/store/tables/channelMessage.ts'
import type { MailImage } from './mailImage.ts'
import type { OutgoingMail } from './mailTransport.ts'

/** A message to be written to the outbox. */
interface OutboxEntry {
  transport: MessageTransport
  template: string
  key: string
  organizationId: string | null
  to: MailAddress
  language: MailLanguage
  /** `html` is null for plain text only. */
  rendered: { subject: string; text: string; html: string | null }
  /** Default: none. */
  images?: readonly MailImage[]
  /** Default: its reader cannot unsubscribe. */
  unsubscribeUrl?: string | null
  /** For the transport `channel`: its target, and the full message. */
  channel?: { id: string; message: ChannelMessage }
  isKept: boolean
  /** Right side of the Message-ID. */
  messageHost: string
  /** ms UTC. */
  now: number
}

/** Writes a message unless one with the same template and key exists. @returns its id, and whether it is new */
export async function insertMessage(
  tx: Transaction<Tables>,
  entry: OutboxEntry,
): Promise<{ id: string; isNew: boolean }> {
  const { template, key, to, rendered } = entry
  const id = randomUUID()
  const row = await tx
    .insertInto('outbox')
    .values({
      id,
      organization_id: entry.organizationId,
      transport: entry.transport,
      template,
      key,
      recipient: to.address,
      recipient_name: to.name,
      language: entry.language,
      subject: rendered.subject,
      body_text: rendered.text,
      body_html: rendered.html,
      images: storedImages(entry.images ?? []),
      unsubscribe_url: entry.unsubscribeUrl ?? null,
      channel_id: entry.channel?.id ?? null,
      channel_message: entry.channel === undefined ? null : JSON.stringify(entry.channel.message),
      message_id: `<${id}@${entry.messageHost}>`,
      state: entry.isKept ? 'kept' : 'waiting',
      job_id: null,
      created_at: entry.now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['template', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined) return { id, isNew: true }
  const known = await tx
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', template)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { id: known.id, isNew: false }
}

function storedImages(images: readonly MailImage[]): string | null {
  if (images.length === 0) return null
  const stored = images.map(({ id, bytes }): StoredImage => ({
    id,
    base64: Buffer.from(bytes).toString('base64'),
  }))
  return JSON.stringify(stored)
}

/** Records the job that delivers a mail. */
export async function setMailJob(
  tx: Transaction<Tables>,
  id: string,
  jobId: string,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'waiting', job_id: jobId })
    .where('id', '=', id)
    .execute()
}

/** A mail that was not sent; undefined if it was sent, or there is none. */
export async function findUnsent(
  db: Kysely<Tables>,
  id: string,
): Promise<Selectable<OutboxTable> | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .executeTakeFirst()
}

/** Maximum of earlier messages that are fetched at once. */
const OLDER_AT_ONCE = 100

/**
 * Messages to the same recipient that were requested before another message and are still undelivered, oldest
 * first.
 *
 * @param jobId the job of the other message
 */
export async function findOlderWaiting(
  db: Kysely<Tables>,
  {
    transport,
    recipient,
    channel_id: channelId,
  }: Pick<Selectable<OutboxTable>, 'transport' | 'recipient' | 'channel_id'>,
  jobId: string,
): Promise<{ id: string; job_id: string }[]> {
  const { rows } = await sql<{ id: string; job_id: string }>`
    select outbox.id, jobs.id as job_id from outbox join jobs on jobs.id = outbox.job_id
    where outbox.state = 'waiting' and outbox.recipient = ${recipient}
      and outbox.transport = ${transport} and outbox.channel_id is not distinct from ${channelId}
      and jobs.state in ('waiting', 'running')
      and jobs.number < (select number from jobs where id = ${jobId})
    order by jobs.number limit ${sql.lit(OLDER_AT_ONCE)}`.execute(db)
  return rows
}

/** The parts of a row that are handed over to the transport. */
export function outgoingMail(row: Selectable<OutboxTable>): OutgoingMail {
  return {
    to: { address: row.recipient, name: row.recipient_name },
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
    language: row.language,
    images: (row.images ?? []).map(({ id, base64 }) => ({
      id,
      bytes: Buffer.from(base64, 'base64'),
    })),
    unsubscribeUrl: row.unsubscribe_url,
    messageId: row.message_id,
    createdAt: row.created_at,
  }
}

/** Removes the text of a delivered mail: it may be meant only for its reader. @param now ms UTC */
export async function markSent(tx: Transaction<Tables>, id: string, now: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      state: 'sent',
      sent_at: now,
      body_text: null,
      body_html: null,
      images: null,
      unsubscribe_url: null,
      channel_message: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes mails that were requested before a time, except those that may still be delivered. */
export async function forgetMailsBefore(db: Kysely<Tables>, ts: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', ts)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.id', '=', 'outbox.job_id')
            .where('jobs.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .execute()
}
