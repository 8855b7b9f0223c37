import { SETTING_NAMES, type DeviceCommand } from '@airshed/schemas'
import { deviceModel } from './deviceModel.ts'

/** Settings that reach every device on the channel, whatever its type: they have calls of their own. */
const OF_CHANNEL: ReadonlySet<string> = new Set(['endpoint'])

/** Whether the devices of a type have a setting that is among those of their kind. */
export function hasSetting(type: string, name: string): boolean {
  const { settings: kind } = deviceModel(type)
  return kind !== null && Object.hasOwn(SETTING_NAMES[kind], name)
}

/**
 * Whether a device of a type can still be asked for a setting.
 *
 * @param sensorId connection of the sensor; '': the device itself
 */
export function takesSetting(type: string, sensorId: string, name: string): boolean {
  const isOnChannel = deviceModel(type).channel === 'airshed'
  if (sensorId !== '') return isOnChannel
  return hasSetting(type, name) || (isOnChannel && OF_CHANNEL.has(name))
}

/** Whether a device of a type can still be given a command: one of its own, or one for a sensor. */
export function takesCommand(
  type: string,
  { name, sensor_id: sensorId }: Pick<DeviceCommand, 'name' | 'sensor_id'>,
): boolean {
  const { channel, commands } = deviceModel(type)
  return sensorId === null ? commands.includes(name) : channel === 'airshed'
}
