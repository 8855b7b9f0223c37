import { AirGradientSettings } from '@airshed/schemas'
import { Type, type Static } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { deviceActor } from '../../access/events/deviceActor.ts'
import { recordEvents } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { CONTACT_EVERY_MS, desiredSettings } from '../../storage/store/desiredSettings.ts'
import type { Sender } from './deviceDirectory.ts'
import { hasQueuedCommands, takeMonitorCommands } from './monitorCommands.ts'

const Requested = Type.Optional(
  Type.Boolean({ description: 'True in one answer for each command' }),
)

/** What a monitor fetches: settings to apply, and commands to execute. */
export const MonitorConfig = Type.Object(
  {
    ...AirGradientSettings.properties,
    co2CalibrationRequested: Requested,
    ledBarTestRequested: Requested,
  },
  { additionalProperties: false },
)
export type MonitorConfig = Static<typeof MonitorConfig>

/**
 * The requested settings and commands of an AirGradient monitor. Its firmware keeps each setting that an
 * answer leaves out (`Configuration::parse` of airgradienthq/arduino), so without requested settings it
 * stays unchanged. The fetch is recorded, including commands: the monitor confirms nothing.
 *
 * @returns empty if the sender may not act for the monitor, which then keeps its settings
 */
export async function fetchMonitorConfig(
  { store, clock, bus }: Pick<ServerContext, 'store' | 'clock' | 'bus'>,
  nodeId: string,
  sender: Sender,
): Promise<MonitorConfig> {
  const node = await store.db
    .selectFrom('nodes')
    .innerJoin('device_channels', 'device_channels.node_id', 'nodes.id')
    .select([
      'nodes.serial',
      'nodes.name',
      'nodes.organization_id',
      'nodes.leased_to',
      'nodes.accepts_keyless',
      'device_channels.settings_version',
      'device_channels.fetched_version',
      'device_channels.last_contact',
      hasQueuedCommands.as('has_commands'),
    ])
    .where('nodes.id', '=', nodeId)
    .executeTakeFirst()
  if (node === undefined || node.organization_id === null) return {}
  const isItsOwn =
    sender.onlySerial === undefined
      ? sender.organizationId === node.organization_id
      : sender.onlySerial === node.serial
  const isKeyless = sender.organizationId === null && node.accepts_keyless
  if (!isItsOwn && !isKeyless) return {}

  const now = clock()
  const { settings } = await desiredSettings(store.db, nodeId)
  const isNew = node.fetched_version < node.settings_version
  const isContactDue = now - (node.last_contact ?? 0) >= CONTACT_EVERY_MS
  if (!isNew && !isContactDue && !node.has_commands) return settings
  const organizationId = node.leased_to ?? node.organization_id
  const monitor = { nodeId, organizationId, actor: deviceActor({ nodeId, ...node }) }
  const { requests, events } = await store.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('device_channels')
      .set({ fetched_version: node.settings_version, last_contact: now })
      .where('node_id', '=', nodeId)
      .where('fetched_version', '<=', node.settings_version)
      .execute()
    const taken = await takeMonitorCommands(tx, monitor, now)
    const fetched = {
      ts: now,
      name: 'node.settings-fetched',
      actor: monitor.actor,
      organizationId,
      entity: 'nodes',
      rowId: nodeId,
      detail: { version: node.settings_version },
    } as const
    const news = [...(isNew ? [fetched] : []), ...taken.events]
    await recordEvents(tx, news)
    return { requests: taken.requests, events: news }
  })
  if (events.length > 0) bus.signal(EVENTS_TOPIC)
  return { ...settings, ...requests }
}
