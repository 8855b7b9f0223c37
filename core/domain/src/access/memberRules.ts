import type { GivenRole, Role, User } from '@airshed/schemas'
import { deriveRole } from './roles.ts'

/** The roles that each level may give to others, the least first. */
const GIVES: Readonly<Record<Role, readonly GivenRole[]>> = {
  admin: ['user', 'manager', 'owner'],
  owner: ['user', 'manager'],
  manager: ['user'],
  user: [],
  partner: [],
  support: [],
}

/** The roles below each level: whoever has one of them is managed by it. */
const OUTRANKS: Readonly<Record<Role, readonly Role[]>> = {
  admin: ['owner', 'manager', 'user', 'partner'],
  owner: ['manager', 'user', 'partner'],
  manager: ['user', 'partner'],
  user: [],
  partner: [],
  support: [],
}

/** The roles that each level may take from others: support takes, and gives none. */
const TAKES: Readonly<Record<Role, readonly Role[]>> = { ...OUTRANKS, support: OUTRANKS.admin }

/** Why a role cannot be given, changed or taken. */
export type RoleRefusal =
  | 'elsewhere'
  | 'self'
  | 'held'
  | 'managers-by-owner'
  | 'not-allowed'
  | 'owner-exists'

/** A change of somebody's role in one organization. */
export interface RoleChange {
  /** Role of whoever makes the change, in that organization; null: none. */
  level: Role | null
  /** Role of the other one now; null: none. */
  held: Role | null
  /** Role afterwards; null: none. */
  wanted: GivenRole | null
  /** Both are the same person. */
  isSelf: boolean
  /** Somebody else owns the organization. */
  hasOtherOwner: boolean
  /** The identity provider gives the roles of the organization. */
  isElsewhere: boolean
}

/** Whoever would give a role, as far as it decides on that. */
export type RoleGiver = Pick<User, 'permissions' | 'roles_elsewhere'>

/** The roles that somebody may give to others in an organization, the least first. */
export function rolesGiven(user: RoleGiver, organizationId: string): readonly GivenRole[] {
  if (givesElsewhere(user, organizationId)) return []
  const level = deriveRole(user.permissions, organizationId)
  return level === null ? [] : GIVES[level]
}

/** Whether the identity provider gives the roles of an organization. */
export const givesElsewhere = (
  { roles_elsewhere: elsewhere }: Pick<User, 'roles_elsewhere'>,
  organizationId: string,
): boolean => elsewhere?.includes(organizationId) ?? false

/**
 * Why a change of a role is refused; null: it is not. A role that comes from the identity provider can be taken, from
 * somebody who no longer signs in: a sign-in brings it back.
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

/** Somebody whose account is to be deactivated or activated, and whoever wants to do it. */
export interface AccountChange {
  isSelf: boolean
  /** An administrator of the server makes the change. */
  isAdministrator: boolean
  /** The roles of both in each organization that the account belongs to. */
  organizations: readonly { level: Role | null; held: Role | null }[]
}

/**
 * Whether somebody may deactivate or activate an account: it ends the access to every organization, so they
 * have to manage its user in each of them. Administrators of the server may always, and nobody does it to themselves.
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
