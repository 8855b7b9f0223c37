import type { ServerContext } from '../context.ts'
import { deviceActor } from '../events/deviceActor.ts'
import { recordEvents } from '../events/record.ts'
import { EVENTS_TOPIC } from '../events/topic.ts'
import { CONTACT_EVERY_MS, desiredSettings } from '../store/desiredSettings.ts'
import type { Sender } from './deviceDirectory.ts'

/**
 * What an AirGradient monitor is asked for. Its firmware keeps each setting that an answer leaves out
 * (`Configuration::parse` of airgradienthq/arduino), so a monitor that was asked for nothing stays as
 * it is. That it fetched them is noted: it confirms nothing.
 *
 * @returns empty where the sender does not speak for the monitor, which then keeps its settings
 */
export async function fetchMonitorConfig(
  { store, clock, bus }: Pick<ServerContext, 'store' | 'clock' | 'bus'>,
  nodeId: string,
  sender: Sender,
): Promise<Record<string, unknown>> {
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
  if (isNew || now - (node.last_contact ?? 0) >= CONTACT_EVERY_MS) {
    await store.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('device_channels')
        .set({ fetched_version: node.settings_version, last_contact: now })
        .where('node_id', '=', nodeId)
        .where('fetched_version', '<=', node.settings_version)
        .execute()
      if (!isNew) return
      await recordEvents(tx, [
        {
          ts: now,
          name: 'node.settings-fetched',
          actor: deviceActor({ nodeId, ...node }),
          organizationId: node.leased_to ?? node.organization_id,
          entity: 'nodes',
          rowId: nodeId,
          detail: { version: node.settings_version },
        },
      ])
    })
    if (isNew) bus.signal(EVENTS_TOPIC)
  }
  return settings
}
