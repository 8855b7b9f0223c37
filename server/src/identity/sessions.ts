import { sql } from 'kysely'
import type { ServerContext } from '../context.ts'
import type { Db } from '../store/db.ts'

/** For how long a session is believed to go on without a look into the store. */
export const SESSION_CACHE_MS = 5_000
/** Signalled when a session of the embedded provider has ended. */
export const SESSIONS_TOPIC = 'sessions'

/** Sessions that are remembered at most; the one looked up first goes first. */
const maxSessions = 10_000

interface KnownSession {
  isLive: Promise<boolean>
  /** ms UTC. */
  until: number
}

const newSessions = () => new Map<string, KnownSession>()

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/**
 * Whether a session goes on: nobody has signed out or revoked its tokens. What this process knows is at most
 * {@link SESSION_CACHE_MS} old, and forgotten when any process signals an end.
 *
 * @param sessionId the grant of the embedded provider from which the token came
 */
export function isSessionLive(
  context: WithStore & Pick<ServerContext, 'memory'>,
  sessionId: string,
): Promise<boolean> {
  const sessions = context.memory.of(newSessions)
  const now = context.clock()
  const held = sessions.get(sessionId)
  if (held !== undefined && now < held.until) return held.isLive
  const isLive = liveSessions(context, [sessionId]).then((live) => live.has(sessionId))
  sessions.delete(sessionId)
  sessions.set(sessionId, { isLive, until: now + SESSION_CACHE_MS })
  isLive.catch(() => sessions.delete(sessionId))
  if (sessions.size > maxSessions) {
    const [oldest] = sessions.keys()
    if (oldest !== undefined) sessions.delete(oldest)
  }
  return isLive
}

/** Of these sessions those that go on, as the store knows. */
export async function liveSessions(
  { store, clock }: WithStore,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await store.db
    .selectFrom('oidc_payloads')
    .select('id')
    .where('model', '=', 'Grant')
    .where(sql<boolean>`id = any(${[...sessionIds]}::text[])`)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock())]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Ends every session of a user, with their refresh tokens. Processes that know one as live take its
 * access tokens until they hear of it ({@link sessionEnded}), or for {@link SESSION_CACHE_MS}.
 */
export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await sql`delete from oidc_payloads where payload ->> 'accountId' = ${userId}`.execute(db)
}

/** To be called after a session has ended: no process takes its tokens from now on. */
export function sessionEnded(context: Pick<ServerContext, 'memory' | 'bus'>): void {
  context.memory.of(newSessions).clear()
  context.bus.signal(SESSIONS_TOPIC)
}

/**
 * Forgets what is known of sessions when one has ended anywhere.
 *
 * @param onEnd called after that
 * @returns the function that ends it
 */
export function followSessions(
  { bus, memory }: Pick<ServerContext, 'memory' | 'bus'>,
  onEnd: () => void = () => {},
): () => void {
  const hear = () => {
    memory.of(newSessions).clear()
    onEnd()
  }
  const stops = [bus.onSignal(SESSIONS_TOPIC, hear), bus.onGap(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}
