import type { List, Mail, MailOutcome, MailQuery, MailSort } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf, type ListAsk } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { StoredImage } from '../../storage/store/tables/mails.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** A mail with its text. */
export interface FoundMail extends Mail {
  /** null: it was sent, so its text is no longer stored. */
  body_text: string | null
  body_html: string | null
  /** Pictures that the HTML references. */
  images: StoredImage[] | null
}

/** A mail counts as given up if its job ended without delivering it, or was deleted. */
export const OUTCOME = sql<MailOutcome>`case
  when outbox.state <> 'waiting' then outbox.state
  when exists (select 1 from jobs
    where jobs.id = outbox.job_id and jobs.state in ('waiting', 'running')) then 'waiting'
  else 'failed' end`

const outboxList: RowList<MailSort> = {
  name: 'mails',
  table: 'outbox',
  id: 'outbox.id',
  sort: { created: [key('outbox.created_at', 'int8')] },
  defaultSort: '-created',
  search: [
    sql.ref('outbox.recipient'),
    sql.ref('outbox.recipient_name'),
    sql.ref('outbox.subject'),
  ],
}

const mailRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('outbox')
    .leftJoin('jobs', 'jobs.id', 'outbox.job_id')
    .select([
      'outbox.id',
      'outbox.organization_id',
      'outbox.transport',
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

/** One page of the mails that the reader may see, without their text. */
export function findMails(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: ListAsk<MailSort> & Pick<MailQuery, 'state' | 'template'>,
): Promise<List<Mail>> {
  const { state, template } = query
  const filters: Condition[] = []
  if (state !== undefined) filters.push(sql`${OUTCOME} = ${state}`)
  if (template !== undefined) filters.push(sql`outbox.template = ${template}`)
  return listOf(db, outboxList, { query, visible, filters, select: mailRows(db) })
}

/** A mail with its text; undefined if there is none that the reader may see. */
export async function findMail(
  db: Kysely<Tables>,
  visible: Condition,
  id: string,
): Promise<FoundMail | undefined> {
  return mailRows(db)
    .where(visible)
    .select(['outbox.body_text', 'outbox.body_html', 'outbox.images'])
    .where('outbox.id', '=', id)
    .executeTakeFirst()
}
