import type { GivenRole, Role, User } from '@airshed/schemas'
import { deriveRole } from './roles.ts'

/** The roles that each level may give to others, the lowest first. */
const GIVES: Readonly<Record<Role, readonly GivenRole[]>> = {
  admin: ['user', 'manager', 'owner'],
  owner: ['user', 'manager'],
  manager: ['user'],
  user: [],
  partner: [],
  support: [],
}

/** The roles below each level, whose holders it manages. */
const OUTRANKS: Readonly<Record<Role, readonly Role[]>> = {
  admin: ['owner', 'manager', 'user', 'partner'],
  owner: ['manager', 'user', 'partner'],
  manager: ['user', 'partner'],
  user: [],
  partner: [],
  support: [],
}

/** The roles that each level may take from others: support may take roles but give none. */
const TAKES: Readonly<Record<Role, readonly Role[]>> = { ...OUTRANKS, support: OUTRANKS.admin }

/** Why a role cannot be given, changed or taken. */
export type RoleRefusal =
  | 'elsewhere'
  | 'self'
  | 'held'
  | 'managers-by-owner'
  | 'not-allowed'
  | 'owner-exists'

/** A change of a user's role in one organization. */
export interface RoleChange {
  /** Role of the user who makes the change, in that organization; null: none. */
  level: Role | null
  /** Current role of the other user; null: none. */
  held: Role | null
  /** Role afterwards; null: none. */
  wanted: GivenRole | null
  /** Both are the same user. */
  isSelf: boolean
  /** Another user owns the organization. */
  hasOtherOwner: boolean
  /** The identity provider assigns the roles of the organization. */
  isElsewhere: boolean
}

/** The user who would give a role, with the fields that the decision depends on. */
export type RoleGiver = Pick<User, 'permissions' | 'roles_elsewhere'>

/** The roles that a user may give to others in an organization, the lowest first. */
export function rolesGiven(user: RoleGiver, organizationId: string): readonly GivenRole[] {
  if (givesElsewhere(user, organizationId)) return []
  const level = deriveRole(user.permissions, organizationId)
  return level === null ? [] : GIVES[level]
}

/** Whether the identity provider assigns the roles of an organization. */
export const givesElsewhere = (
  { roles_elsewhere: elsewhere }: Pick<User, 'roles_elsewhere'>,
  organizationId: string,
): boolean => elsewhere?.includes(organizationId) ?? false

/**
 * Why a change of a role is refused; null: it is allowed. A role from the identity provider can be taken, for a user
 * who no longer signs in: a sign-in restores it.
 */
export function roleRefusal(change: RoleChange): RoleRefusal | null {
  const { level, held, wanted, isSelf, hasOtherOwner, isElsewhere } = change
  if (isSelf) return 'self'
  if (level === null) return 'not-allowed'
  if (isElsewhere && wanted !== null) return 'elsewhere'
  if (held !== null && held === wanted) return 'held'
  if (held !== null && !TAKES[level].includes(held)) return 'not-allowed'
  if (wanted === null) return held === null ? 'not-allowed' : null
  if (!GIVES[level].includes(wanted)) {
    return level === 'manager' && wanted === 'manager' ? 'managers-by-owner' : 'not-allowed'
  }
  return wanted === 'owner' && hasOtherOwner ? 'owner-exists' : null
}

/** The account to be deactivated or activated, and the user who wants to do it. */
export interface AccountChange {
  isSelf: boolean
  /** An administrator of the server makes the change. */
  isAdministrator: boolean
  /** The roles of both users in each organization that the account belongs to. */
  organizations: readonly { level: Role | null; held: Role | null }[]
}

/**
 * Whether a user may deactivate or activate an account: deactivation ends access to every organization, so they must
 * manage the account's user in each of them. Server administrators always may, and nobody may do it to their own
 * account.
 */
export function mayDeactivate({ isSelf, isAdministrator, organizations }: AccountChange): boolean {
  if (isSelf) return false
  if (isAdministrator) return true
  return (
    organizations.length > 0 &&
    organizations.every(
      ({ level, held }) => level !== null && held !== null && OUTRANKS[level].includes(held),
    )
  )
}
