import { deriveRole, ROLE_PERMISSIONS, organizationsOf } from '@airshed/domain'
import { PERMISSIONS, type PermissionMap, type Role } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { recordEvents, type NewEvent } from '../../events/record.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { organizationsWithOwner, permissionsOf, setRole } from '../roles.ts'

type Tx = Transaction<Tables>

/** A user's roles as claimed by a token. */
export interface Claim {
  userId: string
  /** Role by organization; null means no role. */
  roles: ReadonlyMap<string, Role | null>
  /** When the token was issued, ms UTC. */
  at: number
}

/**
 * Sets the roles of a user to those that the newest token claims. A token older than the last one applied
 * changes nothing. A user who would become a second owner becomes a manager instead.
 *
 * @returns whether anything was changed
 */
export async function giveClaimedRoles(
  tx: Tx,
  context: Pick<ServerContext, 'clock' | 'log' | 'memory'>,
  { userId, roles, at }: Claim,
): Promise<boolean> {
  const known = await lockOrganizations(tx, [...roles.keys()])
  warnOfUnknown(
    context,
    [...roles.keys()].filter((id) => !known.has(id)),
  )
  if (!(await isNewest(tx, userId, at))) return false
  const held = (await permissionsOf(tx, [userId])).get(userId) ?? {}
  const owned = await organizationsWithOwner(tx, [...known])
  const events: NewEvent[] = []
  for (const [organizationId, claimed] of roles) {
    if (!known.has(organizationId)) continue
    const role = deriveRole(held, organizationId)
    const isSecondOwner = claimed === 'owner' && role !== 'owner' && owned.has(organizationId)
    if (isSecondOwner) {
      context.log.warn({ organization: organizationId, userId }, 'a second owner becomes a manager')
    }
    const wanted = isSecondOwner ? 'manager' : claimed
    if (isHeld(held, organizationId, wanted)) continue
    await setRole(tx, userId, organizationId, wanted)
    events.push(eventOf(context, { userId, organizationId, before: role, after: wanted }))
  }
  await recordEvents(tx, events)
  return events.length > 0
}

const newWarned = () => new Set<string>()

/** Logs once per organization, not at every sign-in, that the settings name one that does not exist. */
function warnOfUnknown(
  { log, memory }: Pick<ServerContext, 'log' | 'memory'>,
  ids: readonly string[],
): void {
  const warned = memory.of(newWarned)
  for (const organization of ids) {
    if (warned.has(organization)) continue
    warned.add(organization)
    log.warn({ organization }, 'OIDC_ROLES names no organization')
  }
}

/** Locks the organizations so that role changes are serialized. Unknown and deleted ones are left out. */
async function lockOrganizations(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function isNewest(tx: Tx, userId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ roles_claimed_at: at })
    .where('id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('roles_claimed_at', 'is', null), eb('roles_claimed_at', '<=', at)]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Compares the permissions themselves, because staff count as support wherever they hold any. */
function isHeld(held: PermissionMap, organizationId: string, role: Role | null): boolean {
  if (role === null) return !organizationsOf(held).includes(organizationId)
  const granted = ROLE_PERMISSIONS[role]
  return PERMISSIONS.every(
    (permission) =>
      granted.includes(permission) === (held[permission]?.includes(organizationId) ?? false),
  )
}

interface RoleMove {
  userId: string
  organizationId: string
  before: Role | null
  after: Role | null
}

function eventOf(
  { clock }: Pick<ServerContext, 'clock'>,
  { userId, organizationId, before, after }: RoleMove,
): NewEvent {
  const given = before === null ? 'user.role-given' : 'user.role-changed'
  return {
    ts: clock(),
    name: after === null ? 'user.role-taken' : given,
    actor: { kind: 'system', id: null, name: 'Identity provider' },
    organizationId,
    entity: 'users',
    rowId: userId,
    before: before === null ? null : { role: before },
    after: after === null ? null : { role: after },
    detail: { by: 'claim' },
  }
}
