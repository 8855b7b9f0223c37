import { sql, type Selectable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { EventsTable } from '../../storage/store/tables/events.ts'
import { EVENTS_TOPIC } from './topic.ts'

/** How often new events are read without a signal, as signals can be lost; ms. */
export const POLL_EVERY_MS = 10_000
/** Maximum of events per read. */
const BATCH = 500

export type StoredEvent = Selectable<EventsTable>

/** The last event that was read: `(txid, position)`. */
interface Position {
  txid: string
  position: number
}

/** Follows the events of all processes from now on. */
interface EventTail {
  /** Reads new events and delivers them. Never throws. */
  poll(): Promise<void>
  /** Stops following; resolves when no read is in progress. */
  stop(): Promise<void>
}

/**
 * Delivers each event once, in the order of `(txid, position)`. An event is read only when every
 * transaction that began before its own has ended, so that no event that commits late is skipped.
 */
export function followEvents(
  { store, bus, log }: Pick<ServerContext, 'store' | 'bus' | 'log'>,
  deliver: (event: StoredEvent) => void,
): EventTail {
  let from: Position | null = null
  let running: Promise<void> | null = null
  let mustPollAgain = false
  let isStopped = false

  async function readOn(): Promise<void> {
    from ??= await startOf(store.db)
    for (;;) {
      const events: StoredEvent[] = await eventsAfter(store.db, from)
      for (const event of events) {
        if (isStopped) return
        from = { txid: event.txid, position: Number(event.position) }
        deliver(event)
      }
      if (events.length < BATCH) return
    }
  }
  async function pollUntilDone(): Promise<void> {
    mustPollAgain = false
    try {
      await readOn()
    } catch (error) {
      log.warn({ err: error }, 'New events could not be read; trying again')
      return
    }
    if (mustPollAgain && !isStopped) await pollUntilDone()
  }
  const poll = (): Promise<void> => {
    if (isStopped) return Promise.resolve()
    mustPollAgain = running !== null
    running ??= pollUntilDone().finally(() => (running = null))
    return running
  }

  const stopListening = bus.onSignal(EVENTS_TOPIC, () => void poll())
  const timer = setInterval(() => void poll(), POLL_EVERY_MS)
  timer.unref()
  return {
    poll,
    async stop() {
      isStopped = true
      stopListening()
      clearInterval(timer)
      await running
    },
  }
}

/** The position before all unfinished transactions: events written until now are not new. */
async function startOf(db: ServerContext['store']['db']): Promise<Position> {
  const { rows } = await sql<{ txid: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as txid`.execute(db)
  return { txid: rows[0]?.txid ?? '0', position: -1 }
}

function eventsAfter(
  db: ServerContext['store']['db'],
  { txid, position }: Position,
): Promise<StoredEvent[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .select(sql<string>`txid::text`.as('txid'))
    .where(sql<boolean>`(txid, position) > (${txid}::text::xid8, ${position}::int8)`)
    .where(sql<boolean>`txid < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('events.txid')
    .orderBy('position')
    .limit(BATCH)
    .execute()
}
