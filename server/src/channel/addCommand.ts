import { randomUUID } from 'node:crypto'
import { COMMAND_LIFETIMES_MS } from '@airshed/domain'
import type { DeviceCommand, DeviceCommandName } from '@airshed/schemas'
import type { Selectable, Transaction } from 'kysely'
import { apiError } from '../errors.ts'
import type { Tables } from '../store/tables.ts'
import type { DeviceCommandsTable } from '../store/tables/deviceChannel.ts'
import { lockChannel } from './lockChannel.ts'

/** Maximum of unanswered commands per device. */
const WAITING_MAX = 20

/**
 * Queues a command for a device.
 *
 * @param sensorId connection of the sensor that it is for; null (the default): the device itself
 * @param by name of the user who sends it
 * @param now ms UTC
 * @throws COMMANDS_WAITING if the device has too many unanswered commands
 */
export async function addCommand(
  tx: Transaction<Tables>,
  {
    nodeId,
    sensorId = null,
    name,
    by,
    now,
  }: { nodeId: string; sensorId?: string | null; name: DeviceCommandName; by: string; now: number },
): Promise<DeviceCommand> {
  const channel = await lockChannel(tx, nodeId)
  const { waiting } = await tx
    .selectFrom('device_commands')
    .select((expression) => expression.fn.countAll<number>().as('waiting'))
    .where('node_id', '=', nodeId)
    .where('state', 'in', ['queued', 'sent'])
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(waiting) >= WAITING_MAX) {
    throw apiError('COMMANDS_WAITING', { limit: String(WAITING_MAX) })
  }
  const position = channel.position + 1
  await tx.updateTable('device_channels').set({ position }).where('node_id', '=', nodeId).execute()
  const row = {
    id: randomUUID(),
    node_id: nodeId,
    sensor_id: sensorId,
    name,
    position,
    state: 'queued' as const,
    created_at: now,
    created_by: by,
    expires_at: now + COMMAND_LIFETIMES_MS[name],
    sent_at: null,
    ended_at: null,
    data: null,
    reason: null,
  }
  await tx.insertInto('device_commands').values(row).execute()
  return commandView(row, now)
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
  }
}
