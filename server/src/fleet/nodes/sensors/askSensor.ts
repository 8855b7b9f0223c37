import { deviceModel } from '@airshed/domain'
import type { Sensor, SensorEdit } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Bus } from '../../../storage/bus/bus.ts'
import { askSettings, type AskedSettings } from '../../deviceChannel/askSettings.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { sensorView } from '../nodeView.ts'
import { findSensor } from './findSensor.ts'
import { sensorSettings } from './sensorSettings.ts'

/** Who requests something of a device's sensors, and when. */
export interface SensorOrder {
  node: NodeRow
  sensorId: string
  /** Name of the requester. */
  by: string
  /** ms UTC. */
  now: number
}

/** Requests settings of one of a device's sensors, and wakes the device if they are new. */
export async function askSensor(
  tx: Transaction<Tables>,
  bus: Bus,
  { node, sensorId, by, now }: SensorOrder,
  settings: Readonly<Record<string, unknown>>,
): Promise<AskedSettings> {
  const asked = await askSettings(tx, { nodeId: node.id, sensorId, settings, by, now })
  if (Object.keys(asked.after).length > 0) await wakeDevice(tx, bus, node.id)
  return asked
}

/** The settings in a body by name: those of the sensor and its flags. */
export const settingsOf = ({
  configuration,
  ...flags
}: Omit<SensorEdit, 'version'>): Record<string, unknown> => ({
  ...flags,
  ...configuration,
})

/** @throws NOT_CONFIGURABLE if the sensors of a device type cannot be configured */
export function requireChannel(type: string): void {
  if (deviceModel(type).channel !== 'airshed') throw apiError('NOT_CONFIGURABLE', { type })
}

/** A sensor as the API returns it, with its settings. */
export async function describeSensor(
  tx: Transaction<Tables>,
  nodeId: string,
  sensorId: string,
): Promise<Sensor> {
  const [row, settings] = await Promise.all([
    findSensor(tx, nodeId, sensorId),
    sensorSettings(tx, [nodeId]),
  ])
  return sensorView(row, settings[sensorId])
}
