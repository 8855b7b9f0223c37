import type { LiveEvent, Permission } from '@airshed/schemas'
import { organizationsOf } from '@airshed/domain'
import type { StoredEvent } from '../events/eventTail.ts'
import type { Caller } from '../identity/access.ts'

/**
 * Who learns live that rows of an entity changed: holders of a permission, all members, or these and whoever
 * did it, on their other pages: they may be a member since then only. What happens to a user is told to them
 * as well.
 */
type Reader = Permission | 'member' | 'member-or-actor'
const READERS: Readonly<Record<string, Reader>> = {
  alerts: 'read_devices',
  dashboards: 'read_reports',
  invitations: 'read_users',
  maintenance_windows: 'read_devices',
  nodes: 'read_devices',
  notification_channels: 'read_devices',
  organizations: 'member-or-actor',
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
