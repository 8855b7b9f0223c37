import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { MailLanguage } from '../store/tables/mails.ts'
import type { Tables } from '../store/tables.ts'

/** What became of a mail; `kept`: there is no mail server to hand it to. */
export type MailOutcome = 'waiting' | 'sent' | 'kept' | 'failed'

/** A mail of the outbox, without its text. */
export interface MailView {
  id: string
  organization_id: string | null
  template: string
  recipient: string
  recipient_name: string
  language: MailLanguage
  subject: string
  state: MailOutcome
  /** Deliveries that were tried. */
  attempts: number
  /** Why the latest attempt failed; null: none has. */
  reason: string | null
  /** ms UTC. */
  created_at: number
  sent_at: number | null
}

export interface FoundMail extends MailView {
  /** null: it was sent, so its text is not kept any more. */
  body_text: string | null
  body_html: string | null
}

export interface MailFilter {
  /** Which rows the reader may see, see the rule of mails in `entities`. */
  visible: RawBuilder<SqlBool>
  state?: MailOutcome
  /** `next` of the page before. */
  after?: MailPosition
  /** Mails on a page. */
  size: number
}

/** Where a page ended. */
export interface MailPosition {
  created_at: number
  id: string
}

export interface MailPage {
  rows: MailView[]
  /** Asks for the page that follows; null: this was the last one. */
  next: MailPosition | null
}

/** A job that ended without delivering the mail, or is forgotten, has given it up. */
const OUTCOME = sql<MailOutcome>`case
  when outbox.state <> 'waiting' then outbox.state
  when jobs.state in ('waiting', 'running') then 'waiting'
  else 'failed' end`

const mailsOf = (db: Kysely<Tables>, visible: RawBuilder<SqlBool>) =>
  db
    .selectFrom('outbox')
    .leftJoin('jobs', 'jobs.id', 'outbox.job_id')
    .where(visible)
    .select([
      'outbox.id',
      'outbox.organization_id',
      'outbox.template',
      'outbox.recipient',
      'outbox.recipient_name',
      'outbox.language',
      'outbox.subject',
      'outbox.created_at',
      'outbox.sent_at',
      'jobs.reason',
    ])
    .select([OUTCOME.as('state'), sql<number>`coalesce(jobs.attempt, 0)`.as('attempts')])

/** Mails that the reader may see, the newest first. */
export async function listMails(db: Kysely<Tables>, filter: MailFilter): Promise<MailPage> {
  const { visible, state, after, size } = filter
  const rows = await mailsOf(db, visible)
    .$if(state !== undefined, (query) => query.where(sql<SqlBool>`${OUTCOME} = ${state ?? ''}`))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(outbox.created_at, outbox.id) < (${after?.created_at ?? 0}, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    rows: page,
    next:
      rows.length > size && last !== undefined
        ? { created_at: last.created_at, id: last.id }
        : null,
  }
}

/** A mail with its text; undefined: there is none that the reader may see. */
export async function findMail(
  db: Kysely<Tables>,
  visible: RawBuilder<SqlBool>,
  id: string,
): Promise<FoundMail | undefined> {
  return mailsOf(db, visible)
    .select(['outbox.body_text', 'outbox.body_html'])
    .where('outbox.id', '=', id)
    .executeTakeFirst()
}
