import { can, organizationsOf, organizationsWith } from '@airshed/domain'
import type { PermissionMap, User } from '@airshed/schemas'
import { sql } from 'kysely'
import type { ServerContext } from '../context.ts'
import type { Caller, CallingToken, SignIn } from './access.ts'
import { actingUser } from './accessContext.ts'
import { isDeactivated } from './deactivation.ts'
import { findUser } from './describeUser.ts'

/** For how long a caller's rights are believed without a look into the store. */
export const CALLER_CACHE_MS = 5_000

/** Callers that are remembered at most; the one loaded first goes first. */
const maxCallers = 10_000

/** A caller as the store knows them, and which of their organizations require a second factor. */
interface LoadedCaller {
  caller: Caller
  requiring: readonly { id: string; name: string }[]
}

interface KnownCaller {
  caller: Promise<LoadedCaller | null>
  /** ms UTC. */
  until: number
}

type WithMemory = Pick<ServerContext, 'memory'>
type RightsListener = (userId: string) => void

const newCallers = () => new Map<string, KnownCaller>()
const newListeners = () => new Set<RightsListener>()

/**
 * The caller with the rights that the store knows, at most {@link CALLER_CACHE_MS} old. Rights of an
 * access context end with it, not a moment later.
 *
 * @param signIn how they proved who they are; null: nobody signed in for this
 * @returns null when there is no such user (any more), and for one whose account was deactivated
 */
export async function loadCaller(
  context: ServerContext,
  userId: string,
  signIn: SignIn | null,
): Promise<Caller | null> {
  const known = await knownCaller(context, userId)
  return known === null ? null : signedIn(known, signIn)
}

/** As {@link loadCaller}, past what is remembered. */
export async function freshCaller(
  context: ServerContext,
  userId: string,
  signIn: SignIn | null,
): Promise<Caller | null> {
  const loaded = await fetchCaller(context, userId)
  return loaded === null ? null : signedIn(loaded, signIn)
}

function knownCaller(context: ServerContext, userId: string): Promise<LoadedCaller | null> {
  const callers = context.memory.of(newCallers)
  const now = context.clock()
  const held = callers.get(userId)
  if (held !== undefined && now < held.until) return held.caller
  const entry: KnownCaller = { caller: Promise.resolve(null), until: now + CALLER_CACHE_MS }
  const caller = fetchCaller(context, userId).then((loaded) => {
    entry.until = Math.min(entry.until, loaded?.until ?? Infinity)
    return loaded
  })
  entry.caller = caller
  callers.delete(userId)
  callers.set(userId, entry)
  caller.catch(() => callers.delete(userId))
  if (callers.size > maxCallers) {
    const [oldest] = callers.keys()
    if (oldest !== undefined) callers.delete(oldest)
  }
  return caller
}

async function fetchCaller(
  context: ServerContext,
  userId: string,
): Promise<(LoadedCaller & { until: number }) | null> {
  const [account, isOff] = await Promise.all([
    findUser(context, userId),
    isDeactivated(context.store.db, userId),
  ])
  if (account === null || isOff) return null
  const { user: acting, until } = await actingUser(context, account)
  const ids = organizationsOf(acting.permissions)
  const user = withRolesElsewhere(context, acting, ids)
  const rules = await rulesOf(context, ids)
  const requiring = rules.flatMap(({ id, name, requires_second_factor: requires }) =>
    requires ? [{ id, name }] : [],
  )
  const locked = new Set(rules.flatMap(({ id, is_locked: isLocked }) => (isLocked ? [id] : [])))
  return { caller: callerOf(user, { own: account.permissions, locked }), requiring, until }
}

/** Those of the organizations that are locked or require a second factor, by name. */
async function rulesOf({ store }: ServerContext, organizationIds: readonly string[]) {
  if (organizationIds.length === 0) return []
  return store.db
    .selectFrom('organizations')
    .select(['id', 'name', 'requires_second_factor'])
    .select(sql<boolean>`locked_at is not null`.as('is_locked'))
    .where(sql<boolean>`id = any(${[...organizationIds]}::text[])`)
    .where(sql<boolean>`(requires_second_factor or locked_at is not null)`)
    .orderBy('name')
    .execute()
}

/** Names the organizations of a user in which people give no roles. */
function withRolesElsewhere(
  { config }: Pick<ServerContext, 'config'>,
  user: User,
  organizationIds: readonly string[],
): User {
  const elsewhere = organizationIds.filter((id) => config.claimedRoles?.organizations.has(id))
  return elsewhere.length === 0 ? user : { ...user, roles_elsewhere: elsewhere }
}

/**
 * The caller as far as their sign-in goes: in an organization that requires a second factor, nothing counts
 * without one. Here and nowhere else, so that no route can forget it.
 */
function signedIn({ caller, requiring }: LoadedCaller, signIn: SignIn | null): Caller {
  const whole = { ...caller, signIn }
  if (signIn === null || requiring.length === 0 || signIn.methods.includes('mfa')) return whole
  const withheld = requiring.map(({ id }) => id)
  const permissions = Object.fromEntries(
    Object.entries(caller.user.permissions).map(([permission, held]) => [
      permission,
      held?.filter((id) => !withheld.includes(id)),
    ]),
  )
  const user = { ...caller.user, permissions, second_factor_required_by: [...requiring] }
  return { ...callerOf(user, caller), signIn, withheld, whole }
}

/** To be called after a user or their permissions changed: the next call sees it at once. */
export function forgetCaller({ memory }: WithMemory, userId: string): void {
  memory.of(newCallers).delete(userId)
}

/**
 * To be called after what a user may do has changed: the next call sees it at once, and so does
 * every open connection of theirs at this process.
 */
export function rightsChanged(context: WithMemory, userId: string): void {
  forgetCaller(context, userId)
  for (const listener of context.memory.of(newListeners)) listener(userId)
}

/** Listens for users whose rights have changed here; returns the function that ends it. */
export function onRightsChanged({ memory }: WithMemory, listener: RightsListener): () => void {
  const all = memory.of(newListeners).add(listener)
  return () => void all.delete(listener)
}

/** What is known of a caller beside their user. */
interface CallerFacts {
  /** What the account itself holds, where the user acts for somebody else; default: the permissions of the user. */
  own?: PermissionMap
  /** Ids of organizations; default: none. */
  locked?: ReadonlySet<string>
  /** By which a machine calls for them; default: a person calls. */
  token?: CallingToken | null
}

/** The rights of a user, as a caller. */
export function callerOf(
  user: User,
  { own = user.permissions, locked = new Set(), token = null }: CallerFacts = {},
): Caller {
  return {
    user,
    own,
    signIn: null,
    token,
    withheld: [],
    whole: null,
    locked,
    organizationsWith: (permission) => organizationsWith(user.permissions, permission),
    can: (permission, organizationId) => can(user.permissions, permission, organizationId),
  }
}
