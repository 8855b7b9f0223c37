import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { OUTCOME } from '../../messages/mail/outboxQueries.ts'
import { gauge, type MetricsRegistry } from './instruments.ts'

/** Minimum time between counts of the store's figures, however many requests there are; ms. */
export const COUNT_EVERY_MS = 5_000

interface JobFigures {
  kind: string
  state: string
  count: number
  /** When the oldest of them became due, ms UTC; null: none is due. */
  due_since: number | null
}

interface Figures {
  jobs: JobFigures[]
  outbox: { transport: string; count: number }[]
  /** Since when the oldest alert has been waiting to be evaluated, ms UTC; null: none is. */
  alertDueSince: number | null
  alertMarks: number
}

/** Figures of the store, the same in every process: what is waiting, and for how long. */
export function measureStore(context: ServerContext, registry: MetricsRegistry): void {
  const { clock } = context
  let read: { at: number; figures: Promise<Figures> } | null = null
  const figures = (): Promise<Figures> => {
    const now = clock()
    if (read === null || now - read.at >= COUNT_EVERY_MS) {
      const fresh = { at: now, figures: readFigures(context) }
      // A failed read is repeated at the next scrape.
      fresh.figures.catch(() => (read = read === fresh ? null : read))
      read = fresh
    }
    return read.figures
  }
  const ageS = (since: number | null) => (since === null ? 0 : Math.max(0, clock() - since) / 1000)

  gauge(
    registry,
    {
      name: 'airshed_jobs',
      help: 'Jobs by kind and state; failed ones were given up and need attention',
      labels: ['kind', 'state'],
    },
    async (set) => {
      for (const { kind, state, count } of (await figures()).jobs) set(count, { kind, state })
    },
  )
  gauge(
    registry,
    {
      name: 'airshed_jobs_oldest_due_seconds',
      help: 'How long the oldest job of a kind has been due without being taken',
      labels: ['kind'],
    },
    async (set) => {
      for (const { kind, state, due_since: since } of (await figures()).jobs) {
        if (state === 'waiting') set(ageS(since), { kind })
      }
    },
  )
  gauge(
    registry,
    {
      name: 'airshed_outbox_waiting',
      help: 'Messages that wait to be sent: mails, text messages, messages to channels',
      labels: ['transport'],
    },
    async (set) => {
      for (const { transport, count } of (await figures()).outbox) set(count, { transport })
    },
  )
  gauge(
    registry,
    {
      name: 'airshed_alerts_oldest_due_seconds',
      help: 'How long the oldest due alert has waited to be evaluated',
    },
    async (set) => set(ageS((await figures()).alertDueSince)),
  )
  gauge(
    registry,
    {
      name: 'airshed_alert_marks',
      help: 'Spans of new readings on which alerts were not evaluated yet; counting stops at 10,000',
    },
    async (set) => set((await figures()).alertMarks),
  )
}

const MARKS_COUNTED = 10_000

async function readFigures({ store: { db }, clock }: ServerContext): Promise<Figures> {
  const now = clock()
  const jobs = await sql<JobFigures>`
    select kind, state, count(*)::int8 as count,
      min(due_at) filter (where due_at <= ${now})::int8 as due_since
    from jobs where state in ('waiting', 'running', 'failed') group by 1, 2`.execute(db)
  // A row stays `waiting` when its job is given up. Filters by its state too, as an index has it.
  const outbox = await sql<Figures['outbox'][number]>`
    select transport, count(*)::int8 as count from outbox
    where state = 'waiting' and ${OUTCOME} = 'waiting' group by 1`.execute(db)
  const alerts = await sql<{ due_since: number | null; marks: number }>`
    select (select min(due_at)::int8 from alerts
        where due_at <= ${now} and status <> 'deactivated') as due_since,
      (select count(*)::int8 from (select 1 from alert_marks limit ${sql.lit(MARKS_COUNTED)}) first)
        as marks`.execute(db)
  const [alert] = alerts.rows
  return {
    jobs: jobs.rows,
    outbox: outbox.rows,
    alertDueSince: alert?.due_since ?? null,
    alertMarks: alert?.marks ?? 0,
  }
}
