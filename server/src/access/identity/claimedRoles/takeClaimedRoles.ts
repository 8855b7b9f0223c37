import { SECOND_MS } from '@airshed/domain'
import type { ServerContext } from '../../../context.ts'
import { EVENTS_TOPIC } from '../../events/topic.ts'
import { rightsChanged } from '../loadCaller.ts'
import type { ExternalIssuer } from '../tokens/externalIssuer.ts'
import { profileOf, type ExternalClaims } from '../tokens/externalProfile.ts'
import { giveClaimedRoles } from './giveClaimedRoles.ts'
import { claimOf, rolesOfClaims } from './rolesOfClaims.ts'

/** Minimum wait before retrying an identity provider that did not answer. */
const ASK_AGAIN_MS = 30 * SECOND_MS
/** Maximum number of cached users. */
const maxUsers = 10_000

interface Taken {
  /** When the newest token was issued, ms UTC. */
  at: number
  /** Resolves to false if the identity provider did not answer. */
  done: Promise<boolean>
  /** If it failed, the earliest time to retry, ms UTC. */
  again: number
}
const newTaken = () => new Map<string, Taken>()

/**
 * Applies the roles that a token claims for its user, once per token that is newer than the last one; concurrent
 * calls wait for it. If the token lacks the claim, the profile is fetched. While that is unavailable, the roles
 * stay as they are.
 */
export async function takeClaimedRoles(
  context: ServerContext,
  issuer: ExternalIssuer,
  userId: string,
  claims: ExternalClaims,
  token: string,
): Promise<void> {
  if (context.config.claimedRoles === null) return
  const known = context.memory.of(newTaken)
  const { iat, exp = 0 } = claims
  const at = (iat ?? exp) * SECOND_MS
  const now = context.clock()
  const last = known.get(userId)
  if (last !== undefined && at <= last.at && now < last.again) {
    await last.done
    return
  }
  const taken: Taken = {
    at,
    again: Infinity,
    done: take(context, issuer, { userId, at, claims, token }),
  }
  known.delete(userId)
  known.set(userId, taken)
  const [oldest] = known.keys()
  if (known.size > maxUsers && oldest !== undefined) known.delete(oldest)
  try {
    if (!(await taken.done)) taken.again = now + ASK_AGAIN_MS
  } catch (error) {
    known.delete(userId)
    throw error
  }
}

interface ClaimingToken {
  userId: string
  at: number
  claims: ExternalClaims
  token: string
}

async function take(
  context: ServerContext,
  issuer: ExternalIssuer,
  { userId, at, claims, token }: ClaimingToken,
): Promise<boolean> {
  const { claimedRoles } = context.config
  if (claimedRoles === null) return true
  const { claim } = claimedRoles
  let claimed = claimOf(claims, claim)
  if (claimed === undefined) {
    const profile = await profileOf(context, issuer, claims.sub, token)
    if (profile === 'silent') return false
    claimed = claimOf(profile, claim)
  }
  const roles = rolesOfClaims(claimedRoles, claimed)
  const isChanged = await context.store.db
    .transaction()
    .execute((tx) => giveClaimedRoles(tx, context, { userId, roles, at }))
  if (isChanged) {
    context.bus.signal(EVENTS_TOPIC)
    rightsChanged(context, userId)
  }
  return true
}
