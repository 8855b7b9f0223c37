import { randomUUID } from 'node:crypto'
import { can, CAPABILITY_NEEDS } from '@airshed/domain'
import type { ApiTokenCreate, ApiTokenCreated } from '@airshed/schemas'
import { requirePermission } from '../../access/calls/organizationRights.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { hashApiToken, makeApiToken } from '../../access/identity/apiTokens/secret.ts'
import type { Db } from '../../storage/store/db.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { covered, devicesAmong } from './queries.ts'

/** What was requested for a token, with defaults filled in. */
type Wanted = Required<Pick<ApiTokenCreate, 'capabilities' | 'permissions' | 'device_scope'>> &
  ApiTokenCreate

/**
 * Creates a token of the caller for an organization whose tokens they manage. Its secret is only in the answer.
 *
 * @param now ms UTC
 * @throws ApiError 400 for an end in the past, for a token without any rights, and for devices that the organization
 *   does not have; 403 for permissions that the caller does not have there; 409 while they act for someone else,
 *   because a token outlives that and acts as its owner's own account
 */
export async function addToken(
  db: Db,
  caller: Caller,
  { capabilities = [], permissions = [], device_scope = null, ...body }: ApiTokenCreate,
  now: number,
): Promise<ApiTokenCreated> {
  const wanted: Wanted = { ...body, capabilities, permissions, device_scope }
  const { organization_id: organizationId, name, expires_at: expiresAt } = wanted
  requireSense(wanted, now)
  requireHeld(caller, wanted)
  await requireDevices(db, caller, wanted)
  const token = makeApiToken()
  const externalId = `tok_${randomUUID().replaceAll('-', '').slice(0, 24)}`
  const row = {
    id: randomUUID(),
    organization_id: organizationId,
    name: name.trim(),
    user_id: caller.user.id,
    created_at: now,
    expires_at: expiresAt,
  }
  await db
    .insertInto('api_tokens')
    .values({
      ...row,
      external_id: externalId,
      secret_hash: hashApiToken(token),
      capabilities: JSON.stringify(capabilities),
      permissions: JSON.stringify(permissions),
      device_scope: device_scope === null ? null : JSON.stringify(device_scope),
    })
    .execute()
  const { id, ...rest } = row
  return {
    ...rest,
    _id: id,
    external_id: covered(externalId),
    ownerName: caller.user.fullName,
    capabilities,
    permissions,
    device_scope,
    requests_number: 0,
    last_used_at: null,
    token,
  }
}

function requireSense(
  { capabilities, permissions, device_scope: deviceIds, expires_at: expiresAt }: Wanted,
  now: number,
): void {
  if (expiresAt !== null && expiresAt <= now) {
    throw invalidField('/expires_at', `a time after ${now} (now, ms UTC), or null`, expiresAt)
  }
  if (capabilities.length + permissions.length === 0) {
    throw invalidField('/permissions', 'at least one permission or capability', permissions)
  }
  if (deviceIds !== null && capabilities.length > 0) {
    throw invalidField('/capabilities', 'none together with a device_scope', capabilities)
  }
}

/** Callers cannot give a token permissions that their own account does not have. */
function requireHeld(caller: Caller, wanted: Wanted): void {
  const { organization_id: organizationId, capabilities, permissions } = wanted
  const needed = [...permissions, ...capabilities.map((name) => CAPABILITY_NEEDS[name])]
  for (const permission of needed) requirePermission(caller, permission, organizationId)
  if (
    caller.user.access_context === null &&
    needed.every((permission) => can(caller.own, permission, organizationId))
  ) {
    return
  }
  throw apiError('CONFLICT', {
    reason: 'API tokens are created with your own account. Go back to it to create one',
  })
}

/** A device that the organization does not have is treated like one that does not exist. */
async function requireDevices(db: Db, caller: Caller, wanted: Wanted): Promise<void> {
  const { device_scope: ids, organization_id: organizationId } = wanted
  if (ids === null) return
  const found = await devicesAmong(db, ids, caller, organizationId)
  const known = new Set(found.map(({ id }) => id))
  const at = ids.findIndex((id) => !known.has(id))
  if (at >= 0) throw invalidField(`/device_scope/${at}`, 'a device of the organization', ids[at])
}
