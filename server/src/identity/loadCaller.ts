import { can, organizationsWith } from '@airshed/domain'
import type { User } from '@airshed/schemas'
import type { ServerContext } from '../context.ts'
import type { Caller } from './access.ts'
import { findUser } from './describeUser.ts'

/** For how long a caller's rights are believed without a look into the store. */
export const CALLER_CACHE_MS = 5_000

/** Callers that are remembered at most; the one loaded first goes first. */
const maxCallers = 10_000

interface KnownCaller {
  caller: Promise<Caller | null>
  until: number
}

type WithStore = Pick<ServerContext, 'store'>

const known = new WeakMap<WithStore, Map<string, KnownCaller>>()

/**
 * The caller with the rights that the store knows, at most {@link CALLER_CACHE_MS} old.
 *
 * @returns null when there is no such user (any more)
 */
export function loadCaller(context: ServerContext, userId: string): Promise<Caller | null> {
  const callers = callersOf(context)
  const now = context.clock()
  const held = callers.get(userId)
  if (held !== undefined && now < held.until) return held.caller
  const caller = findUser(context, userId).then((user) => (user === null ? null : callerOf(user)))
  callers.delete(userId)
  callers.set(userId, { caller, until: now + CALLER_CACHE_MS })
  caller.catch(() => callers.delete(userId))
  if (callers.size > maxCallers) {
    const [oldest] = callers.keys()
    if (oldest !== undefined) callers.delete(oldest)
  }
  return caller
}

/** To be called after a user or their permissions changed: the next call sees it at once. */
export function forgetCaller(context: WithStore, userId: string): void {
  callersOf(context).delete(userId)
}

/** The rights of a user, as a caller. */
export function callerOf(user: User): Caller {
  return {
    user,
    organizationsWith: (permission) => organizationsWith(user.permissions, permission),
    can: (permission, organizationId) => can(user.permissions, permission, organizationId),
  }
}

function callersOf(context: WithStore): Map<string, KnownCaller> {
  const callers = known.get(context) ?? new Map<string, KnownCaller>()
  known.set(context, callers)
  return callers
}
