import { ROLE_PERMISSIONS } from '@airshed/domain'
import { ROLES, TOKEN_PERMISSIONS, type Permission, type Role } from '@airshed/schemas'
import { callName, isChange, statusOf, type Call } from '@airshed/schemas/calls'
import type { UserId } from '../../testing/world/world.ts'
import type { Target } from './target.fixture.ts'

/** A user, or a token of the city's owner with everything that tokens can have. */
type Holder = UserId | 'token'

/** A user's permissions in an organization, or null if they are not a member. */
function permissionsOf(
  user: Holder,
  { organization }: Pick<Target, 'organization'>,
): readonly Permission[] | null {
  if (user === 'token') return organization === 'city' ? TOKEN_PERMISSIONS : null
  if (user === 'harbourmaster') return organization === 'harbour' ? ROLE_PERMISSIONS.owner : null
  if (user === 'guest' || organization === 'harbour') return null
  return ROLE_PERMISSIONS[user]
}

/** A selection of rows may include foreign ones, which are reported one by one. */
function holdsAnywhere(user: Holder, permission: Permission): boolean {
  const organization = user === 'harbourmaster' ? 'harbour' : 'city'
  return permissionsOf(user, { organization })?.includes(permission) ?? false
}

/** Rules beyond the access of the call: the status for every caller with access. */
const SUCCESS: Record<string, number> = {
  // A shared dashboard cannot be shared again; callers who manage reports see that.
  'PUT /dashboards/:id/share/:orgId': 409,
  // The organization of the example does not exist; callers who manage the device see that.
  'PUT /nodes/:id/shares/:orgId': 404,
  'DELETE /nodes/:id/shares/:orgId': 404,
  'PUT /nodes/:id/lease/:orgId': 404,
  'PUT /nodes/:id/transfer/:orgId': 404,
  'PUT /nodes/:id/payment/:orgId': 404,
  // No computed parameter has the id of the example; callers who manage the device see that.
  'DELETE /nodes/:id/corrections/:correctionId': 404,
  'PUT /nodes/:id/metrics/:metricId': 404,
  'DELETE /nodes/:id/metrics/:metricId': 404,
  'GET /nodes/:id/metrics/:metricId/dependents': 404,
  // An order is visible only to the user who gave it.
  'GET /nodes/changes/:id': 404,
  'GET /nodes/changes/:id/results': 404,
  'POST /nodes/changes/:id/cancel': 404,
  // A session is visible only to its user.
  'DELETE /users/me/sessions/:id': 404,
  // The wrong name was typed; callers who may delete it see that.
  'DELETE /organizations/:id': 400,
  // It is not deleted.
  'POST /organizations/:id/restore': 404,
  // The tokens of these tests name no sign-in, so it counts as an old one; every caller sees that.
  'POST /users/me/second_factor/totp': 403,
  'PUT /users/me/second_factor/totp': 403,
  'DELETE /users/me/second_factor/totp': 403,
  'POST /users/me/second_factor/passkey_options': 403,
  'POST /users/me/second_factor/passkeys': 403,
  'PUT /users/me/second_factor/passkeys/:id': 403,
  'DELETE /users/me/second_factor/passkeys/:id': 403,
  'POST /users/me/second_factor/recovery_codes': 403,
  'DELETE /users/me/second_factor': 403,
  // The users of these tests have no password.
  'PUT /users/me/password': 409,
  // A view is visible only to the user who saved it.
  'DELETE /list_views/:id': 404,
  // No catalogue is configured here; callers who may install see that.
  'POST /plugins/offers/:id/versions/:version': 404,
  // No geocoder is configured here; callers who manage devices see that.
  'GET /geocoder/search': 409,
  // No key for firmware is configured here; callers who administer devices see that.
  'POST /firmware': 409,
  // This server has no authority; callers who manage the device see that.
  'POST /thiamis/:id.crt': 409,
  // No mail server is configured here; callers who manage the organization see that.
  'POST /mails/:id/send_again': 409,
  // No device is a reference here; callers who manage devices see that.
  'POST /calibrations': 400,
  // A waiting job cannot be repeated.
  'POST /jobs/:id/repeat': 409,
}

/** The status of a valid call by someone with the right to it. */
export const successOf = (call: Call): number => SUCCESS[callName(call)] ?? statusOf(call)

/** Permissions that a handler requires in addition: some of them, or all. */
const ALSO: Record<string, readonly Permission[]> = {
  'POST /dashboards': ['admin_devices', 'manage_organizations', 'manage_users'],
  'POST /tokens': ['manage_organizations'],
}

/**
 * The status that a user gets for a valid call, derived independently from the access of the call.
 *
 * @param success status for someone with the right to it. Default: that of the call
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
  // No mail server is configured here; the user of the account sees that.
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

/** Status of calls about a user with the role of the same name, beyond their access; null for other calls. */
function memberStatus(
  name: string,
  user: Holder,
  held: readonly Permission[] | null,
  success: number,
): number | null {
  const manages = held?.includes('manage_users') === true
  // Managers manage users, but cannot make anyone a manager.
  if (name === 'POST /users/:id/roles' && user === 'manager' && manages) return 403
  // Callers who can only read users cannot take roles; support can.
  if (name === 'DELETE /users/:id/permissions/:permission') {
    if (held === null) return 404
    return manages || user === 'support' ? 204 : 403
  }
  if (name === 'POST /users/:id/deactivate' || name === 'POST /users/:id/activate') {
    if (held?.includes('read_users') !== true) return 404
    if (!manages) return 403
    // Administrators need no organization for this, so a locked one does not stop them.
    return user === 'admin' ? 200 : success
  }
  // Nobody here was invited; only callers who can read users know that the invitation exists.
  if (name === 'POST /invitations/:id/accept' || name === 'POST /invitations/:id/decline') {
    return held?.includes('read_users') === true ? 403 : 404
  }
  return null
}

/** Everyone may change their own settings; only callers who can read users know that others exist. */
function settingsStatus(user: Holder, target: Target): number {
  const owner: UserId = target.organization === 'city' ? 'user' : 'harbourmaster'
  if (user === owner) return 200
  return permissionsOf(user, target)?.includes('read_users') === true ? 403 : 404
}

/** No organization is foreign to staff; a nonexistent one is used instead. */
function staffStatus(name: string, user: Holder, target: Target, success: number): number {
  if (user !== 'support') return 403
  const isEntering = name === 'POST /users/access_context/support'
  return isEntering && target.organization === 'harbour' ? 404 : success
}

export const USERS: readonly UserId[] = [...(ROLES as readonly Role[]), 'guest', 'harbourmaster']
