import type { NodeChangeOrder } from '@airshed/console-kit'

/** Stands for devices that are not counted: in no language do words change between it and more. */
const MANY = 100

/**
 * The number by which words about devices are chosen, the plural if it is not known.
 *
 * @param devices of an order, or how many a list has counted
 */
export function countedAs(
  devices: NodeChangeOrder['devices'] | number | { atLeast: number } | null,
): number {
  if (typeof devices === 'number') return devices
  return devices !== null && 'ids' in devices ? devices.ids.length : MANY
}
