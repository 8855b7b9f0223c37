import type { Role } from '@airshed/schemas'
import type { ClaimedRoles } from '../../../base/settings/claimedRoles.ts'

/** Strongest first: among several groups, the one with the strongest role counts. */
const BY_STRENGTH: readonly Role[] = ['admin', 'support', 'owner', 'manager', 'user', 'partner']

type Claims = Readonly<Record<string, unknown>>

/**
 * The value of a claim.
 *
 * @param claim its name, even if that is a URL with dots; otherwise a dotted path, such as `realm_access.roles`
 * @returns undefined if the claim is absent
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
 * The role in each organization that the identity provider controls; null means no role.
 *
 * @param claimed a group name or a list of them; anything else counts as none
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
