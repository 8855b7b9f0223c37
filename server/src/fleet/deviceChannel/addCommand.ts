import { randomUUID } from 'node:crypto'
import { COMMAND_LIFETIMES_MS } from '@airshed/domain'
import type { DeviceCommand, DeviceCommandName } from '@airshed/schemas'
import type { Selectable, Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { DeviceCommandsTable } from '../../storage/store/tables/deviceChannel.ts'
import { lockChannels } from './lockChannel.ts'

/** Maximum of unanswered commands per device. */
const WAITING_MAX = 20

/** A command for devices, and by whom. */
interface ManyCommandsOrder {
  nodeIds: readonly string[]
  /** Connection of the sensor that it is for; null (the default): the device itself. */
  sensorId?: string | null
  name: DeviceCommandName
  /** Name of the user who sends it. */
  by: string
  /** ms UTC. */
  now: number
}

/**
 * Queues a command for a device.
 *
 * @throws COMMANDS_WAITING if the device has too many unanswered commands
 */
export async function addCommand(
  tx: Transaction<Tables>,
  { nodeId, ...order }: Omit<ManyCommandsOrder, 'nodeIds'> & { nodeId: string },
): Promise<DeviceCommand> {
  const command = (await addCommands(tx, { ...order, nodeIds: [nodeId] })).get(nodeId)
  if (command === undefined) throw apiError('COMMANDS_WAITING', { limit: String(WAITING_MAX) })
  return command
}

/**
 * Queues a command for each of many devices, with as many statements as for one.
 *
 * @returns the commands by device; devices with too many unanswered commands are absent
 */
export async function addCommands(
  tx: Transaction<Tables>,
  { nodeIds, sensorId = null, name, by, now }: ManyCommandsOrder,
): Promise<ReadonlyMap<string, DeviceCommand>> {
  if (nodeIds.length === 0) return new Map()
  const channels = await lockChannels(tx, nodeIds)
  const waiting = await countWaiting(tx, nodeIds, now)
  const taking = nodeIds.filter((id) => (waiting.get(id) ?? 0) < WAITING_MAX)
  if (taking.length === 0) return new Map()
  await tx
    .updateTable('device_channels')
    .set((channel) => ({ position: channel('position', '+', 1) }))
    .where('node_id', 'in', taking)
    .execute()
  const rows = taking.map((nodeId) => ({
    id: randomUUID(),
    node_id: nodeId,
    sensor_id: sensorId,
    name,
    position: (channels.get(nodeId)?.position ?? 0) + 1,
    state: 'queued' as const,
    created_at: now,
    created_by: by,
    expires_at: now + COMMAND_LIFETIMES_MS[name],
    sent_at: null,
    ended_at: null,
    data: null,
    reason: null,
    withdrawn_by: null,
  }))
  await tx.insertInto('device_commands').values(rows).execute()
  return new Map(rows.map((row) => [row.node_id, commandView(row, now)]))
}

/** Number of unanswered commands by device. */
async function countWaiting(
  tx: Transaction<Tables>,
  nodeIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('device_commands')
    .select((expression) => ['node_id', expression.fn.countAll<number>().as('waiting')])
    .where('node_id', 'in', nodeIds)
    .where('state', 'in', ['queued', 'sent'])
    .where('expires_at', '>', now)
    .groupBy('node_id')
    .execute()
  return new Map(rows.map(({ node_id: id, waiting }) => [id, Number(waiting)]))
}

/** A command as the API returns it: shown as expired once its time is over, even if not yet stored as such. */
export function commandView(row: Selectable<DeviceCommandsTable>, now: number): DeviceCommand {
  const isWaiting = row.state === 'queued' || row.state === 'sent'
  return {
    _id: row.id,
    node_id: row.node_id,
    sensor_id: row.sensor_id,
    name: row.name,
    state: isWaiting && row.expires_at <= now ? 'expired' : row.state,
    created_at: row.created_at,
    created_by: row.created_by,
    expires_at: row.expires_at,
    sent_at: row.sent_at,
    ended_at: row.ended_at,
    data: row.data,
    reason: row.reason,
    withdrawn_by: row.withdrawn_by,
  }
}
