import { deriveRole, isSupport } from '@airshed/domain'
import { ROLES, type PermissionMap, type Role, type User } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { usersWith } from '../describeUser.ts'
import type { DemoUser } from './signInPage.ts'

/** Order of the buttons. */
const order: readonly Role[] = ['owner', 'manager', 'user', 'partner', 'support', 'admin']

/** The users that the sign-in page offers without a password; none outside demo mode. */
export async function demoUsers(context: ServerContext): Promise<DemoUser[]> {
  if (!context.config.demo) return []
  const rows = await context.store.db
    .selectFrom('users')
    .select('id')
    .where('is_demo', '=', true)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .limit(20)
    .execute()
  const users = await usersWith(
    context,
    rows.map(({ id }) => id),
  )
  return users
    .map((user) => ({ id: user.id, fullName: user.fullName, role: roleToShow(user) }))
    .sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role))
}

/** The role that a demo user demonstrates: if they have several, the one named in their e-mail. */
function roleToShow({ permissions, email }: User): Role {
  const roles = rolesOf(permissions)
  return roles.find((role) => email.startsWith(`${role}@`)) ?? roles[0] ?? 'user'
}

function rolesOf(permissions: PermissionMap): Role[] {
  if (isSupport(permissions)) return ['support']
  const organizations = new Set(Object.values(permissions).flatMap((held) => held ?? []))
  const held = new Set([...organizations].map((id) => deriveRole(permissions, id)))
  return ROLES.filter((role) => held.has(role))
}
