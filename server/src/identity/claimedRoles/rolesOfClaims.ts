import type { Role } from '@airshed/schemas'
import type { ClaimedRoles } from '../../settings/claimedRoles.ts'

/** The strongest first: of several groups, the one that gives most counts. */
const BY_STRENGTH: readonly Role[] = ['admin', 'support', 'owner', 'manager', 'user', 'partner']

type Claims = Readonly<Record<string, unknown>>

/**
 * What a claim says.
 *
 * @param claim its name, also where that is an address with dots; else a path of names with dots between,
 *   such as `realm_access.roles`
 * @returns undefined: the claim is not there
 */
export function claimOf(claims: Claims, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return claims[claim]
  let at: unknown = claims
  for (const name of claim.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Claims)[name]
  }
  return at
}

/**
 * The role in each organization that the identity provider decides on; null: none there.
 *
 * @param claimed names of groups, one or a list; whatever else counts as none
 */
export function rolesOfClaims(
  { groups, organizations }: ClaimedRoles,
  claimed: unknown,
): ReadonlyMap<string, Role | null> {
  const named: readonly unknown[] = Array.isArray(claimed) ? claimed : [claimed]
  const given = named.flatMap((group) =>
    typeof group === 'string' ? [...(groups.get(group) ?? [])] : [],
  )
  return new Map(
    [...organizations].map((organizationId) => {
      const roles = given.filter(([id]) => id === organizationId).map(([, role]) => role)
      return [organizationId, BY_STRENGTH.find((role) => roles.includes(role)) ?? null]
    }),
  )
}
