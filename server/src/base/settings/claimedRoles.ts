import { ROLES, type Role } from '@airshed/schemas'

/** Roles assigned by the external identity provider. */
export interface ClaimedRoles {
  /** The claim with the groups of a user. */
  readonly claim: string
  /** The roles that each group gives its members, by organization. */
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, Role>>
  /** Organizations in which a group gives a role. In these, roles come only from groups. */
  readonly organizations: ReadonlySet<string>
}

const SHAPE =
  'a JSON object of groups such as {"air-staff": {"<organization id>": "manager"}}, with at most 1000 of them'
const GROUPS_MAX = 1_000

/**
 * Reads `OIDC_ROLES_CLAIM` and `OIDC_ROLES`.
 *
 * @param claim undefined: roles are assigned by users
 * @param mapping JSON of groups, each with the role that it gives by organization id
 * @returns `claimedRoles` is null if roles are assigned by users; `problem`: which setting, what was expected and
 *   what was given
 */
export function readClaimedRoles(
  claim: string | undefined,
  mapping: string | undefined,
): { claimedRoles: ClaimedRoles | null; problem?: string } {
  if (claim === undefined && mapping === undefined) return { claimedRoles: null }
  if (claim === undefined || mapping === undefined) {
    return refused('OIDC_ROLES_CLAIM, OIDC_ROLES: expected both or none, got one of them')
  }
  const named = parsed(mapping)
  if (!isObject(named)) return refused(`OIDC_ROLES: expected ${SHAPE}, got another text`)
  const entries = Object.entries(named)
  if (entries.length === 0 || entries.length > GROUPS_MAX) {
    return refused(`OIDC_ROLES: expected ${SHAPE}, got ${entries.length} groups`)
  }
  const groups = new Map<string, ReadonlyMap<string, Role>>()
  for (const [group, gives] of entries) {
    const roles = isObject(gives) ? Object.entries(gives) : []
    const wrong = roles.find(([id, role]) => id === '' || !isRole(role))
    if (roles.length === 0 || wrong !== undefined) {
      const got = JSON.stringify(wrong === undefined ? gives : { [wrong[0]]: wrong[1] })
      return refused(
        `OIDC_ROLES: expected organization ids, each with one of ${ROLES.join(', ')}, for ${JSON.stringify(group)}, got ${got}`,
      )
    }
    groups.set(group, new Map(roles.filter((entry): entry is [string, Role] => isRole(entry[1]))))
  }
  const organizations = new Set([...groups.values()].flatMap((roles) => [...roles.keys()]))
  return { claimedRoles: { claim, groups, organizations } }
}

const refused = (problem: string) => ({ claimedRoles: null, problem })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)
