import type { LiveEvent, Permission } from '@airshed/schemas'
import { organizationsOf } from '@airshed/domain'
import type { StoredEvent } from '../../access/events/eventTail.ts'
import type { Caller } from '../../access/identity/access.ts'

/**
 * Who is notified live that rows of an entity changed: holders of a permission, all members, or all members and
 * the actor, on their other pages, as the change may have made them a member. A user is also notified of
 * changes to themselves.
 */
type Reader = Permission | 'member' | 'member-or-actor'
const READERS: Readonly<Record<string, Reader>> = {
  alert_templates: 'read_devices',
  alerts: 'read_devices',
  calibrations: 'manage_devices',
  dashboards: 'read_reports',
  firmware: 'manage_devices',
  firmware_rollouts: 'manage_devices',
  imports: 'manage_devices',
  ingest_keys: 'manage_devices',
  invitations: 'read_users',
  mails: 'manage_organizations',
  maintenance_windows: 'read_devices',
  nodes: 'read_devices',
  notification_channels: 'read_devices',
  organizations: 'member-or-actor',
  partnerships: 'read_organizations',
  plugins: 'member',
  profiles: 'read_devices',
  snapshots: 'read_devices',
  tokens: 'manage_tokens',
  webhooks: 'manage_tokens',
  users: 'read_users',
}

/** What an open page of the caller is sent about an event; null if it does not concern them. */
export function changeMessage(event: StoredEvent, caller: Caller): LiveEvent | null {
  const { entity, organization_id: organizationId, only_for: onlyFor } = event
  const reader = entity === null ? undefined : READERS[entity]
  if (entity === null || reader === undefined || organizationId === null) return null
  if (!isWithinToken(caller, entity, event.row_id, reader)) return null
  if (onlyFor !== null && onlyFor !== caller.user.id) return null
  if (!isReader(reader, event, caller, organizationId)) return null
  return {
    event: 'changed',
    data: {
      entity,
      id: event.row_id,
      name: event.name,
      organization_id: organizationId,
      by: event.actor_name,
      by_id: event.actor_id,
      request_id: event.request_id,
    },
  }
}

/** Machines are notified of what their calls could read: a token limited to devices, only of these. */
function isWithinToken(
  { token }: Caller,
  entity: string,
  id: string | null,
  reader: Reader,
): boolean {
  if (token === null) return true
  if (reader === 'member' || reader === 'member-or-actor') return false
  return (
    token.deviceIds === null || (entity === 'nodes' && token.deviceIds.some((one) => one === id))
  )
}

function isReader(
  reader: Reader,
  { actor_id: actorId, entity, row_id: rowId }: StoredEvent,
  { user, can }: Caller,
  organizationId: string,
): boolean {
  if (entity === 'users' && rowId === user.id) return true
  if (reader !== 'member' && reader !== 'member-or-actor') return can(reader, organizationId)
  if (reader === 'member-or-actor' && actorId === user.id) return true
  return organizationsOf(user.permissions).includes(organizationId)
}
