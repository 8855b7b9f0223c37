import { deviceFamily, DEVICE_FAMILIES, type AnyDeviceFormDefinition } from '@airshed/contract'
import type { Node, Sensor } from '@airshed/schemas'
import { node, sensor } from '../builders/node.ts'

type Device = Node | Sensor

/** Types of devices, at least one of each family. */
const TYPES = ['Thiamis-1000', 'Aethair Pro', 'Purifier']

const typesOf = (families: readonly string[]): string[] =>
  TYPES.filter((type) => families.includes(deviceFamily(type)))

/** Bare devices or sensors, one for each name in the `match` of a form. */
export function matchingDevices({
  manifest,
}: Pick<AnyDeviceFormDefinition, 'manifest'>): readonly [name: string, device: Device][] {
  if (manifest.subject === 'sensor') {
    return (manifest.match.sensors ?? ['generic']).map((name) => [name, sensor({ name })])
  }
  const { types, families = DEVICE_FAMILIES } = manifest.match
  return (types ?? typesOf(families)).map((type) => [type, node('1C00A3F7:0', { type })])
}

/**
 * The device after a payload was saved to it: the payload's parts replace its own. The payload of a
 * sensor without `configuration` is the configuration itself.
 */
export function savedTo(
  plugin: Pick<AnyDeviceFormDefinition, 'manifest'>,
  payload: Record<string, unknown>,
): Device {
  const [[, bare] = ['', sensor()]] = matchingDevices(plugin)
  const isWhole = plugin.manifest.subject === 'node' || 'configuration' in payload
  return { ...bare, ...(isWhole ? payload : { configuration: payload }) } as Device
}
