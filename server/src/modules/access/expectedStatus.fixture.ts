import { ROLE_PERMISSIONS } from '@airshed/domain'
import { ROLES, TOKEN_PERMISSIONS, type Permission, type Role } from '@airshed/schemas'
import { callName, isChange, statusOf, type Call } from '@airshed/schemas/calls'
import type { UserId } from '../testsupport/world.ts'
import type { Target } from './target.fixture.ts'

/** A user, or a token of the owner of the city with all that tokens can have. */
type Holder = UserId | 'token'

/** What a user holds in an organization; null: they are no member. */
function permissionsOf(
  user: Holder,
  { organization }: Pick<Target, 'organization'>,
): readonly Permission[] | null {
  if (user === 'token') return organization === 'city' ? TOKEN_PERMISSIONS : null
  if (user === 'harbourmaster') return organization === 'harbour' ? ROLE_PERMISSIONS.owner : null
  if (user === 'guest' || organization === 'harbour') return null
  return ROLE_PERMISSIONS[user]
}

/** A selection of rows may name foreign ones: those are reported one by one. */
function holdsAnywhere(user: Holder, permission: Permission): boolean {
  const organization = user === 'harbourmaster' ? 'harbour' : 'city'
  return permissionsOf(user, { organization })?.includes(permission) ?? false
}

/** Rules that go beyond the access of the call: what every caller with access is answered. */
const SUCCESS: Record<string, number> = {
  // A shared dashboard cannot be shared again: who manages reports learns so.
  'PUT /dashboards/:id/share/:orgId': 409,
  // The organization of the example is nobody’s: who manages the device learns so.
  'PUT /nodes/:id/shares/:orgId': 404,
  'DELETE /nodes/:id/shares/:orgId': 404,
  'PUT /nodes/:id/lease/:orgId': 404,
  'PUT /nodes/:id/transfer/:orgId': 404,
  'PUT /nodes/:id/payment/:orgId': 404,
  // No metric has the id of the example: who manages the device learns so.
  'PUT /nodes/:id/metrics/:metricId': 404,
  'DELETE /nodes/:id/metrics/:metricId': 404,
  'GET /nodes/:id/metrics/:metricId/dependents': 404,
  // An order is known to nobody but who gave it.
  'GET /nodes/changes/:id': 404,
  'GET /nodes/changes/:id/results': 404,
  'POST /nodes/changes/:id/cancel': 404,
  // A session is known to nobody but whose it is.
  'DELETE /users/me/sessions/:id': 404,
  // Another name than its own was typed: who may delete it learns so.
  'DELETE /organizations/:id': 400,
  // It is not deleted.
  'POST /organizations/:id/restore': 404,
  // The tokens of these tests name no sign-in, so it may be an old one: whoever calls learns so.
  'POST /users/me/second_factor/totp': 403,
  'PUT /users/me/second_factor/totp': 403,
  'DELETE /users/me/second_factor/totp': 403,
  'POST /users/me/second_factor/passkey_options': 403,
  'POST /users/me/second_factor/passkeys': 403,
  'PUT /users/me/second_factor/passkeys/:id': 403,
  'DELETE /users/me/second_factor/passkeys/:id': 403,
  'POST /users/me/second_factor/recovery_codes': 403,
  'DELETE /users/me/second_factor': 403,
  // A view is known to nobody but who saved it.
  'DELETE /list_views/:id': 404,
  // No catalogue is read here: who may install learns so.
  'POST /plugins/offers/:id/versions/:version': 404,
  // No geocoder is set here: who manages devices learns so.
  'GET /geocoder/search': 409,
  // No mail server is set here: who manages the organization learns so.
  'POST /mails/:id/send_again': 409,
  // A job that waits has nothing to repeat.
  'POST /jobs/:id/repeat': 409,
}

/** The status of a good call of somebody who has the right to it. */
export const successOf = (call: Call): number => SUCCESS[callName(call)] ?? statusOf(call)

/** Permissions that a handler asks for on top: some of them, or all. */
const ALSO: Record<string, readonly Permission[]> = {
  'POST /dashboards': ['admin_devices', 'manage_organizations', 'manage_users'],
  'POST /tokens': ['manage_organizations'],
}

/**
 * The status that a user gets for a good call: what the access of the call says, worked out apart.
 *
 * @param success of somebody who has the right to it. Default: that of the call
 */
export function expectedStatus(
  call: Call,
  user: Holder,
  target: Target,
  success = successOf(call),
): number {
  const { access } = call
  const name = callName(call)
  const held = permissionsOf(user, target)
  if (name === 'PUT /users/:id') return settingsStatus(user, target)
  // No mail server is set here: whose account it is learns so.
  if (name === 'POST /users/:id/password_reset') {
    return settingsStatus(user, target) === 200 ? 409 : settingsStatus(user, target)
  }
  const ofMember = memberStatus(name, user, held, success)
  if (ofMember !== null) return ofMember
  if (name === 'POST /organizations')
    return holdsAnywhere(user, 'create_organization') ? success : 403
  if (name === 'GET /geocoder/search') return holdsAnywhere(user, 'manage_devices') ? success : 403
  if (name === 'PUT /nodes/available_devices') {
    return held?.includes('manage_devices') ? success : 404
  }
  if (name === 'GET /profiles/:id') return held?.includes('read_devices') ? success : 404
  if (name === 'DELETE /formation_requests/:id') {
    if (user === 'support') return 403
    return user === (target.organization === 'city' ? 'user' : 'harbourmaster') ? success : 404
  }
  if (name === 'DELETE /partnerships/:id') {
    if (held?.includes('read_organizations') !== true) return 404
    return held.includes('manage_organizations') ? success : 403
  }
  if (access === 'public' || access === 'caller') return success
  if (access === 'administrator') return user === 'admin' ? success : 403
  if (access === 'staff') return staffStatus(name, user, target, success)
  if ('list' in access) {
    return !isChange(call) || holdsAnywhere(user, access.permission) ? success : 403
  }
  if ('organizations' in access) {
    if (access.foreign === 'empty') return success
    if (held === null) return 404
    const wanted = access.organizations
    return wanted === 'member' || held.includes(wanted) ? success : 403
  }
  if ('in' in access) {
    if (held === null) return 404
    if (access.permission !== undefined && !held.includes(access.permission)) return 403
    const also = ALSO[name]
    return also === undefined || also.some((permission) => held.includes(permission))
      ? success
      : 403
  }
  if (held === null) return 404
  if (access.read !== undefined && !held.includes(access.read)) return 404
  return access.change === undefined || held.includes(access.change) ? success : 403
}

/** Calls about a user with the role of the same name, beside what their access says; null: no such call. */
function memberStatus(
  name: string,
  user: Holder,
  held: readonly Permission[] | null,
  success: number,
): number | null {
  const manages = held?.includes('manage_users') === true
  // Managers manage users, and make nobody their equal.
  if (name === 'POST /users/:id/roles' && user === 'manager' && manages) return 403
  // Who only reads users takes no role; support does.
  if (name === 'DELETE /users/:id/permissions/:permission') {
    if (held === null) return 404
    return manages || user === 'support' ? 204 : 403
  }
  if (name === 'POST /users/:id/deactivate' || name === 'POST /users/:id/activate') {
    if (held?.includes('read_users') !== true) return 404
    if (!manages) return 403
    // Administrators need no organization for it, so none that is locked keeps them from it.
    return user === 'admin' ? 200 : success
  }
  // Nobody here was invited: that there is an invitation is known to those who read users.
  if (name === 'POST /invitations/:id/accept' || name === 'POST /invitations/:id/decline') {
    return held?.includes('read_users') === true ? 403 : 404
  }
  return null
}

/** Everybody changes their own settings; that others exist is known to those who read users. */
function settingsStatus(user: Holder, target: Target): number {
  const owner: UserId = target.organization === 'city' ? 'user' : 'harbourmaster'
  if (user === owner) return 200
  return permissionsOf(user, target)?.includes('read_users') === true ? 403 : 404
}

/** To staff no organization is foreign; one that does not exist stands for it. */
function staffStatus(name: string, user: Holder, target: Target, success: number): number {
  if (user !== 'support') return 403
  const isEntering = name === 'POST /users/access_context/support'
  return isEntering && target.organization === 'harbour' ? 404 : success
}

export const USERS: readonly UserId[] = [...(ROLES as readonly Role[]), 'guest', 'harbourmaster']
