import { alerts } from './alerts.ts'
import { alertTemplates } from './alertTemplates.ts'
import { audit } from './audit.ts'
import { dashboards } from './dashboards.ts'
import { withDeviceScope } from './deviceScope.ts'
import { mails } from './mails.ts'
import { formationRequests } from './formationRequests.ts'
import { heldNodes, heldSerials, nodes, serials } from './nodes.ts'
import { organizations } from './organizations.ts'
import { ownedTable } from './ownedTable.ts'
import { partnershipInvitations, partnerships } from './partnerships.ts'
import { users } from './users.ts'

/**
 * Entities whose rows calls access by `list` or `row`. Only these rules decide who can access which rows. Tokens
 * that are limited to some devices cannot access entities without a notion of devices.
 */
export const ENTITY_RULES = {
  alert_templates: alertTemplates,
  alerts,
  audit: withDeviceScope(audit),
  dashboards: withDeviceScope(dashboards),
  firmware: withDeviceScope(ownedTable('firmware_images', 'Firmware image')),
  firmware_rollouts: withDeviceScope(ownedTable('firmware_rollouts', 'Firmware rollout')),
  formation_requests: withDeviceScope(formationRequests),
  held_nodes: heldNodes,
  held_serials: heldSerials,
  imports: withDeviceScope(ownedTable('file_imports', 'Import')),
  ingest_keys: withDeviceScope(ownedTable('ingest_keys', 'Ingest key')),
  invitations: withDeviceScope(ownedTable('invitations', 'Invitation')),
  mails: withDeviceScope(mails),
  maintenance_windows: withDeviceScope(ownedTable('maintenance_windows', 'Maintenance window')),
  nodes,
  notification_channels: withDeviceScope(
    ownedTable('notification_channels', 'Notification channel'),
  ),
  organizations: withDeviceScope(organizations),
  partnership_invitations: withDeviceScope(partnershipInvitations),
  partnerships: withDeviceScope(partnerships),
  serials,
  snapshots: withDeviceScope(ownedTable('snapshots', 'Archive')),
  tokens: withDeviceScope(ownedTable('api_tokens', 'API token')),
  users: withDeviceScope(users),
  webhooks: withDeviceScope(ownedTable('webhooks', 'Webhook')),
}

export type RuledEntity = keyof typeof ENTITY_RULES

/** Row type of an entity. */
export type RowOf<Name extends RuledEntity> = NonNullable<
  Awaited<ReturnType<(typeof ENTITY_RULES)[Name]['find']>>
>
