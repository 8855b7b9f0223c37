import type { ComparedDevice } from './comparison.ts'

/** `value`: the greatest first; `settings`: in the order chosen there. */
export const ORDERS = ['value', 'settings'] as const
export type DeviceOrder = (typeof ORDERS)[number]

/** The viewer's choice; by value if there is none. */
export function orderIn(viewState: Readonly<Record<string, unknown>>): DeviceOrder {
  return viewState['order'] === 'settings' ? 'settings' : 'value'
}

/** A copy in that order; devices without a number come last. */
export function inOrder(
  devices: readonly ComparedDevice[],
  order: DeviceOrder,
): readonly ComparedDevice[] {
  if (order === 'settings') return devices
  const rank = ({ value }: ComparedDevice): number => value ?? Number.NEGATIVE_INFINITY
  return devices.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)]
    return a === b ? 0 : b - a
  })
}
