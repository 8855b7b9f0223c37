import type { LiveEvent, Permission } from '@airshed/schemas'
import { organizationsOf } from '@airshed/domain'
import type { StoredEvent } from '../events/eventTail.ts'
import type { Caller } from '../identity/access.ts'

/**
 * Who learns live that rows of an entity changed: holders of a permission, all members, or whoever did it, on
 * their other pages. What happens to a user is told to them as well.
 */
const READERS: Readonly<Record<string, Permission | 'member' | 'actor'>> = {
  alerts: 'read_devices',
  dashboards: 'read_reports',
  invitations: 'read_users',
  maintenance_windows: 'read_devices',
  nodes: 'read_devices',
  notification_channels: 'read_devices',
  organizations: 'actor',
  plugins: 'member',
  tokens: 'manage_tokens',
  webhooks: 'manage_tokens',
  users: 'read_users',
}

/** What an open page of the caller learns of an event; null: it is none of theirs. */
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

/** Machines learn of what their calls would read: with devices of their own, of these alone. */
function isWithinToken(
  { token }: Caller,
  entity: string,
  id: string | null,
  reader: Permission | 'member' | 'actor',
): boolean {
  if (token === null) return true
  if (reader === 'member' || reader === 'actor') return false
  return (
    token.deviceIds === null || (entity === 'nodes' && token.deviceIds.some((one) => one === id))
  )
}

function isReader(
  reader: Permission | 'member' | 'actor',
  { actor_id: actorId, entity, row_id: rowId }: StoredEvent,
  { user, can }: Caller,
  organizationId: string,
): boolean {
  if (entity === 'users' && rowId === user.id) return true
  if (reader === 'actor') return actorId === user.id
  if (reader === 'member') return organizationsOf(user.permissions).includes(organizationId)
  return can(reader, organizationId)
}
