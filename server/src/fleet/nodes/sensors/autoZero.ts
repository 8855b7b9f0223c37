import { autoZeroFreeAt, knowsAutoZero, SECOND_MS } from '@airshed/domain'
import type { DeviceCommand } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { addCommand } from '../../deviceChannel/addCommand.ts'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { SensorOrder } from './askSensor.ts'
import { findSensor } from './findSensor.ts'
import { sensorSettings } from './sensorSettings.ts'

/**
 * Commands a sensor to zero itself.
 *
 * @throws NOT_FOUND, ACTION_NOT_SUPPORTED if its driver cannot do that, AUTO_ZERO_TOO_SOON,
 *   COMMANDS_WAITING
 */
export async function startAutoZero(
  tx: Transaction<Tables>,
  { node, sensorId, by, now }: SensorOrder,
): Promise<DeviceCommand> {
  const sensor = await findSensor(tx, node.id, sensorId)
  if (!knowsAutoZero(sensor.name)) {
    const { name: type } = sensor
    throw apiError('ACTION_NOT_SUPPORTED', { type, action: 'auto_zero', known: 'none' })
  }
  const settings = await sensorSettings(tx, [node.id])
  const times = [settings[sensorId]?.['auto_zero_time'], await lastRequestedAt(tx, sensorId)]
  const freeAt = autoZeroFreeAt(times, now)
  if (freeAt !== null) {
    const seconds = String(Math.ceil((freeAt - now) / SECOND_MS))
    throw apiError('AUTO_ZERO_TOO_SOON', { id: sensorId, seconds })
  }
  return addCommand(tx, { nodeId: node.id, sensorId, name: 'auto_zero', by, now })
}

/** When the sensor was last commanded to, ms UTC; failed attempts do not count, so they can be retried at once. */
async function lastRequestedAt(
  tx: Transaction<Tables>,
  sensorId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('device_commands')
    .select('created_at')
    .where('sensor_id', '=', sensorId)
    .where('name', '=', 'auto_zero')
    .where('state', 'in', ['queued', 'sent', 'done'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}
