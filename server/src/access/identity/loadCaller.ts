import { ALL_ORGANIZATIONS, can, organizationsOf, organizationsWith } from '@airshed/domain'
import type { PermissionMap, User } from '@airshed/schemas'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Caller, CallingToken, SignIn } from './access.ts'
import { actingUser } from './accessContext.ts'
import { findUser } from './describeUser.ts'
import { hasFactor } from './secondFactor/factors.ts'

/** How long a caller's rights are cached. */
export const CALLER_CACHE_MS = 5_000

/** Maximum number of cached callers; the one loaded first is evicted first. */
const maxCallers = 10_000

/** A caller as the store knows them, however they signed in. */
interface LoadedCaller {
  /** With the permissions of the access context while one is active. */
  acting: Caller
  /** Without it. */
  themselves: Caller
  /** Those of their own organizations, and of those they act in, that require a second factor. */
  requiring: readonly { id: string; name: string }[]
  /** Whether a sign-in's second factor counts. With the embedded provider, only while the user still has one. */
  countsFactor: boolean
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
 * The caller with their rights from the store, at most {@link CALLER_CACHE_MS} old. Rights from an access
 * context end exactly when it expires.
 *
 * @param signIn how they proved who they are, or null without a sign-in
 * @returns null if the user does not exist or their account was deactivated
 */
export async function loadCaller(
  context: ServerContext,
  userId: string,
  signIn: SignIn | null,
): Promise<Caller | null> {
  const known = await knownCaller(context, userId)
  if (known === null) return null
  const showedFactor = signIn !== null && signIn.methods.includes('mfa')
  // The factor may be new: another process may know it while this one's cache is stale.
  if (showedFactor && !known.countsFactor) return freshCaller(context, userId, signIn)
  return signedIn(known, signIn)
}

/** Like {@link loadCaller}, but bypasses the cache. */
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
  const { config, store } = context
  const [account, facts] = await Promise.all([
    findUser(context, userId),
    accountFacts(store.db, userId),
  ])
  if (account === null || facts === undefined || facts.deactivated_at !== null) return null
  const { user: acting, until } = await actingUser(context, account)
  const own = account.permissions
  const ids = new Set([acting, account].flatMap(({ permissions }) => organizationsOf(permissions)))
  const rules = await rulesOf(context, [...ids])
  const requiring = rules.flatMap(({ id, name, requires_second_factor: requires }) =>
    requires ? [{ id, name }] : [],
  )
  const locked = new Set(rules.flatMap(({ id, is_locked: isLocked }) => (isLocked ? [id] : [])))
  const asCaller = (user: User) => callerOf(withRolesElsewhere(context, user), { own, locked })
  return {
    acting: asCaller(acting),
    themselves: asCaller(account),
    requiring,
    // Only the external provider knows which factors its users have.
    countsFactor: config.oidcIssuer !== undefined || facts.has_factor,
    until,
  }
}

/** Facts about a user that matter besides their permissions; undefined if there is no such user. */
function accountFacts(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['deactivated_at', hasFactor().as('has_factor')])
    .where('id', '=', userId)
    .executeTakeFirst()
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

/** Lists the user's organizations whose roles are managed by the identity provider. */
function withRolesElsewhere({ config }: Pick<ServerContext, 'config'>, user: User): User {
  const elsewhere = organizationsOf(user.permissions).filter((id) =>
    config.claimedRoles?.organizations.has(id),
  )
  return elsewhere.length === 0 ? user : { ...user, roles_elsewhere: elsewhere }
}

/**
 * The caller limited by their sign-in: without a second factor they hold no permissions in an organization that
 * requires one. Someone who is staff only through such an organization cannot act for others, even in an access
 * context that has begun. This is enforced only here, so that no route can forget it.
 */
function signedIn(loaded: LoadedCaller, given: SignIn | null): Caller {
  const signIn = loaded.countsFactor ? given : withoutFactor(given)
  if (signIn === null || loaded.requiring.length === 0 || signIn.methods.includes('mfa')) {
    return { ...loaded.acting, signIn }
  }
  const requiring = new Set(loaded.requiring.map(({ id }) => id))
  const own = outside(requiring, loaded.acting.own)
  const caller = can(own, 'access_context', ALL_ORGANIZATIONS) ? loaded.acting : loaded.themselves
  const { user, locked } = caller
  const held = organizationsOf(user.permissions)
  const closed = loaded.requiring.filter(({ id }) => held.includes(id))
  const open = {
    ...user,
    permissions: outside(requiring, user.permissions),
    ...(closed.length === 0 ? {} : { second_factor_required_by: closed }),
  }
  return {
    ...callerOf(open, { own, locked }),
    signIn,
    withheld: closed.map(({ id }) => id),
    whole: { ...caller, signIn },
  }
}

/** Drops the second factor from a sign-in, because its user no longer has one. */
const withoutFactor = (signIn: SignIn | null): SignIn | null =>
  signIn && { ...signIn, methods: signIn.methods.filter((method) => method !== 'mfa') }

/** Permissions without those in the given organizations. */
const outside = (organizationIds: ReadonlySet<string>, permissions: PermissionMap): PermissionMap =>
  Object.fromEntries(
    Object.entries(permissions).map(([permission, held]) => [
      permission,
      held?.filter((id) => !organizationIds.has(id)),
    ]),
  )

/** Call this after a user or their permissions changed, so that the next call sees it. */
export function forgetCaller({ memory }: WithMemory, userId: string): void {
  memory.of(newCallers).delete(userId)
}

/**
 * Call this after a user's rights changed, so that the next call sees it, as does every open connection
 * of theirs to this process.
 */
export function rightsChanged(context: WithMemory, userId: string): void {
  forgetCaller(context, userId)
  for (const listener of context.memory.of(newListeners)) listener(userId)
}

/** Listens for users whose rights changed in this process; returns the function that stops it. */
export function onRightsChanged({ memory }: WithMemory, listener: RightsListener): () => void {
  const all = memory.of(newListeners).add(listener)
  return () => void all.delete(listener)
}

/** What is known about a caller besides their user. */
interface CallerFacts {
  /** The account's own permissions, if the user acts for someone else; default: the permissions of the user. */
  own?: PermissionMap
  /** Ids of organizations; default: none. */
  locked?: ReadonlySet<string>
  /** The token that a machine calls with on their behalf; default: the caller is a person. */
  token?: CallingToken | null
}

/** A caller with the rights of a user. */
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
