import { MINUTE_MS } from '@airshed/domain'
import { SIGN_IN_METHODS } from '@airshed/schemas'
import { sql, type RawBuilder } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../storage/store/db.ts'
import type { SignIn } from './access.ts'
import { nextSessionEpoch } from './sessionEpoch.ts'
import { dropSignInSteps } from './secondFactor/proofSteps.ts'

/** How long a session is cached as live. */
export const SESSION_CACHE_MS = 5_000
/** How stale "last seen" may be: a session in use writes it no more often. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS
/** Signalled when a session of the embedded provider has ended, or its user has stepped up their sign-in. */
const SESSIONS_TOPIC = 'sessions'

/** Maximum number of cached sessions; the one looked up first is evicted first. */
const maxSessions = 10_000

interface KnownSession {
  session: Promise<SignIn | null>
  /** ms UTC. */
  until: number
}

const newSessions = () => new Map<string, KnownSession>()

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/**
 * The sign-in behind a session, as long as it is live: nobody has signed out or revoked its tokens. The cache of
 * this process is at most {@link SESSION_CACHE_MS} old, and is cleared when any process signals a change.
 *
 * @param sessionId the grant of the embedded provider from which the token came
 * @returns null if it has ended
 */
export function liveSession(
  context: WithStore & Pick<ServerContext, 'memory'>,
  sessionId: string,
): Promise<SignIn | null> {
  const sessions = context.memory.of(newSessions)
  const now = context.clock()
  const held = sessions.get(sessionId)
  if (held !== undefined && now < held.until) return held.session
  const session = lookUp(context, sessionId)
  sessions.delete(sessionId)
  sessions.set(sessionId, { session, until: now + SESSION_CACHE_MS })
  session.catch(() => sessions.delete(sessionId))
  if (sessions.size > maxSessions) {
    const [oldest] = sessions.keys()
    if (oldest !== undefined) sessions.delete(oldest)
  }
  return session
}

async function lookUp({ store, clock }: WithStore, sessionId: string): Promise<SignIn | null> {
  const now = clock()
  const row = await store.db
    .selectFrom('oidc_payloads')
    .leftJoin('user_sessions', 'user_sessions.id', 'oidc_payloads.id')
    .select(['methods', 'signed_in_at', 'last_seen_at'])
    .where('model', '=', 'Grant')
    .where('oidc_payloads.id', '=', sessionId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  if (row === undefined) return null
  const isDue = row.last_seen_at !== null && row.last_seen_at <= now - SEEN_EVERY_MS
  if (isDue) {
    // If several processes notice, only one writes.
    await store.db
      .updateTable('user_sessions')
      .set({ last_seen_at: now })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<=', now - SEEN_EVERY_MS)
      .execute()
  }
  const methods = SIGN_IN_METHODS.filter((method) => row.methods?.includes(method))
  return { sessionId, methods, at: row.signed_in_at }
}

/** Those of the sessions that are live according to the store. */
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

/** What a user was signed out of. */
interface EndedSessions {
  sessions: number
  /** Browsers that were signed in, with or without a session. */
  browsers: number
}

/**
 * Ends sessions of a user, with their refresh tokens and browser cookies, so that the browser has to sign in
 * again. Unless `which` is a single session, this also signs out browsers without a session and ends unfinished
 * sign-ins, even those whose password is being checked at this moment. Processes that have a session cached accept its access tokens until they are notified
 * ({@link sessionEnded}), or for {@link SESSION_CACHE_MS}.
 *
 * @param which default: all; `only` means that one, `except` all but that one
 * @returns how many ended
 */
export async function endSessionsOf(
  db: Db,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<EndedSessions> {
  const { only = null, except = null } = which
  if (only === null) await nextSessionEpoch(db, userId)
  const { rows } = await sql<EndedSessions>`
    with ended as (
      delete from oidc_payloads
      where model = 'Grant' and payload ->> 'accountId' = ${userId}
        and (${only}::text is null or id = ${only}) and (${except}::text is null or id <> ${except})
      returning id
    ), tokens as (
      delete from oidc_payloads where grant_id in (select id from ended)
    ), browsers as (
      delete from oidc_payloads
      where model = 'Session' and payload ->> 'accountId' = ${userId}
        and case when ${only}::text is null then not ${holdsGrant(sql`= ${except}`)}
          else ${holdsGrant(sql`in (select id from ended)`)} end
      returning id
    ), shown as (
      delete from user_sessions where id in (select id from ended)
    )
    select (select count(*)::int4 from ended) as sessions,
      (select count(*)::int4 from browsers) as browsers`.execute(db)
  if (only === null) await endSignInsOf(db, userId)
  if (only === null && except === null) {
    // Everything else that the provider stores about the user.
    await sql`delete from oidc_payloads where payload ->> 'accountId' = ${userId}`.execute(db)
  }
  return rows[0] ?? { sessions: 0, browsers: 0 }
}

/** Whether a signed-in browser has begun one of the sessions in question. */
const holdsGrant = (isMeant: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from jsonb_each(coalesce(payload -> 'authorizations', '{}'::jsonb)) as client
    where client.value ->> 'grantId' ${isMeant})`

/** Ends sign-ins that wait for a second factor, and those whose browser has not yet returned to the console. */
async function endSignInsOf(db: Db, userId: string): Promise<void> {
  await dropSignInSteps(db, userId)
  await db
    .deleteFrom('oidc_payloads')
    .where('model', '=', 'Interaction')
    .where(sql<boolean>`payload -> 'result' -> 'login' ->> 'accountId' = ${userId}`)
    .execute()
}

/**
 * Call this after a session has ended or rests on another sign-in: it invalidates the cache of all processes.
 */
export function sessionEnded(context: Pick<ServerContext, 'memory' | 'bus'>): void {
  context.memory.of(newSessions).clear()
  context.bus.signal(SESSIONS_TOPIC)
}

/**
 * Clears the session cache when a session has ended in any process.
 *
 * @param onEnd called after that
 * @returns the function that stops it
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
