import { seedAlert } from '../../testing/world/alerts.ts'
import { seedTemplate } from '../../testing/world/alertTemplates.ts'
import { seedChannel } from '../../testing/world/notificationChannels.ts'
import { seedDashboard } from '../../testing/world/dashboards.ts'
import { seedFirmware, seedRollout } from '../../testing/world/firmware.ts'
import { seedImport } from '../../testing/world/imports.ts'
import { seedInvitation } from '../../testing/world/invitations.ts'
import { seedMail } from '../../testing/world/mails.ts'
import { seedSnapshot } from '../../testing/world/snapshots.ts'
import { seedWindow } from '../../testing/world/maintenanceWindows.ts'
import { seedPlugin } from '../../testing/world/plugins.ts'
import { seedIngestKey } from '../../testing/seed.ts'
import {
  seedPartnership,
  seedPartnershipInvitation,
  seedStranger,
} from '../../testing/world/partnerships.ts'
import { seedToken } from '../../testing/world/tokens.ts'
import type { World } from '../../testing/world/world.ts'

/** Gives the harbour one row of everything that lists show. */
export async function seedHarbour({ context }: World): Promise<void> {
  await seedDashboard(context, { organization: 'harbour' })
  await seedToken(context, 'harbour')
  await seedIngestKey(context, 'harbour', 'key-of-the-harbour')
  await seedPartnership(context, 'harbour', await seedStranger(context))
  await seedPartnershipInvitation(context, 'harbour', await seedStranger(context))
  await seedMail(context, 'harbour')
  await seedPlugin(context, 'harbour', { id: 'harbour.tide', type: 'TideWidget', state: 'enabled' })
  await seedAlert(context, 'harbour', { name: 'Sulphur at the quay' })
  await seedTemplate(context, 'harbour')
  await seedChannel(context, 'harbour')
  await seedWindow(context, 'harbour')
  await seedImport(context, 'harbour')
  await seedSnapshot(context, 'harbour')
  await seedFirmware(context, 'harbour')
  await seedRollout(context, 'harbour')
  await seedInvitation(context, 'harbour', { email: 'pilot@example.org' })
}

/** Ids of all rows of an organization in the store, entity by entity. */
export async function everyId({ context }: World, organization: string): Promise<Set<string>> {
  const { db } = context.store
  const ids = new Set<string>([organization])
  for (const table of [
    'nodes',
    'dashboards',
    'alerts',
    'alert_templates',
    'maintenance_windows',
    'notification_channels',
    'invitations',
    'api_tokens',
    'file_imports',
    'snapshots',
    'firmware_images',
    'firmware_rollouts',
    'ingest_keys',
    'partnerships',
    'partnership_invitations',
    'outbox',
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('organization_id', '=', organization)
      .execute()
    if (rows.length === 0) throw new Error(`${table} of ${organization} is empty`)
    for (const { id } of rows) ids.add(id)
  }
  const members = await db
    .selectFrom('user_permissions')
    .select('user_id')
    .where('organization_id', '=', organization)
    .execute()
  for (const { user_id: id } of members) ids.add(id)
  const plugins = await db
    .selectFrom('plugin_versions')
    .select('plugin_id')
    .where('organization_id', '=', organization)
    .execute()
  for (const { plugin_id: id } of plugins) ids.add(id)
  const points = await db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .select('data_points.id')
    .where('nodes.organization_id', '=', organization)
    .execute()
  for (const { id } of points) ids.add(id)
  return ids
}

/** Every text in an answer that could be an id: values of fields and their names. */
export function* idsIn(answer: unknown): Generator<string> {
  if (typeof answer === 'string') yield answer
  if (typeof answer !== 'object' || answer === null) return
  for (const [name, value] of Object.entries(answer)) {
    yield name
    yield* idsIn(value)
  }
}
