import { audit } from './audit.ts'
import { dashboards } from './dashboards.ts'
import { mails } from './mails.ts'
import { heldNodes, nodes } from './nodes.ts'
import { ownedTable } from './ownedTable.ts'
import { users } from './users.ts'

/** Entities whose rows calls reach by `list` or `row`: who reaches which is decided here alone. */
export const ENTITY_RULES = {
  alerts: ownedTable('alerts', 'Alert'),
  audit,
  dashboards,
  held_nodes: heldNodes,
  invitations: ownedTable('invitations', 'Invitation'),
  mails,
  maintenance_windows: ownedTable('maintenance_windows', 'Maintenance window'),
  nodes,
  notification_channels: ownedTable('notification_channels', 'Notification channel'),
  tokens: ownedTable('api_tokens', 'API token'),
  users,
  webhooks: ownedTable('webhooks', 'Webhook'),
}

export type RuledEntity = keyof typeof ENTITY_RULES

/** What a row of an entity holds. */
export type RowOf<Name extends RuledEntity> = NonNullable<
  Awaited<ReturnType<(typeof ENTITY_RULES)[Name]['find']>>
>
