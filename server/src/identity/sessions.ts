import { MINUTE_MS } from '@airshed/domain'
import { SIGN_IN_METHODS } from '@airshed/schemas'
import { sql, type RawBuilder } from 'kysely'
import type { ServerContext } from '../context.ts'
import type { Db } from '../store/db.ts'
import type { SignIn } from './access.ts'
import { dropSignInSteps } from './secondFactor/proofSteps.ts'

/** For how long a session is believed to go on without a look into the store. */
export const SESSION_CACHE_MS = 5_000
/** How old what is shown as last seen may be: a session in use writes no more often. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS
/** Signalled when a session of the embedded provider has ended, or its user proved more of themselves. */
export const SESSIONS_TOPIC = 'sessions'

/** Sessions that are remembered at most; the one looked up first goes first. */
const maxSessions = 10_000

interface KnownSession {
  session: Promise<SignIn | null>
  /** ms UTC. */
  until: number
}

const newSessions = () => new Map<string, KnownSession>()

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/**
 * The sign-in that a session rests on, while it goes on: nobody has signed out or revoked its tokens. What this
 * process knows is at most {@link SESSION_CACHE_MS} old, and forgotten when any process signals a change.
 *
 * @param sessionId the grant of the embedded provider from which the token came
 * @returns null when it has ended
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
    // Of several processes that notice it, one writes.
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

/** What a user was signed out of. */
export interface EndedSessions {
  sessions: number
  /** Browsers that were signed in, with or without a session. */
  browsers: number
}

/**
 * Ends sessions of a user, with their refresh tokens and what their browsers are known by: a browser signs
 * in again, and not by its cookie. Where more than one session ends, so do browsers that are signed in without
 * any, and sign-ins that are not finished. Processes that know one as live take its access tokens until they hear
 * of it ({@link sessionEnded}), or for {@link SESSION_CACHE_MS}.
 *
 * @param which default all; `only` that one, `except` all but that one
 * @returns how many ended
 */
export async function endSessionsOf(
  db: Db,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<EndedSessions> {
  const { only = null, except = null } = which
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
    // Whatever else the provider keeps of the user.
    await sql`delete from oidc_payloads where payload ->> 'accountId' = ${userId}`.execute(db)
  }
  return rows[0] ?? { sessions: 0, browsers: 0 }
}

/** Whether a browser that is signed in has begun a session that is meant. */
const holdsGrant = (isMeant: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from jsonb_each(coalesce(payload -> 'authorizations', '{}'::jsonb)) as client
    where client.value ->> 'grantId' ${isMeant})`

/** Ends sign-ins that wait for a second factor, and those whose browser has not gone on to the console. */
async function endSignInsOf(db: Db, userId: string): Promise<void> {
  await dropSignInSteps(db, userId)
  await db
    .deleteFrom('oidc_payloads')
    .where('model', '=', 'Interaction')
    .where(sql<boolean>`payload -> 'result' -> 'login' ->> 'accountId' = ${userId}`)
    .execute()
}

/**
 * To be called after a session has ended, or rests on another sign-in: no process believes what it knew of
 * it from now on.
 */
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
