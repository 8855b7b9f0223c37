import type { MapDevice } from '../devices/mapDevice.ts'

/** By name in natural number order; those without a position at the end. */
export function inListOrder(devices: readonly MapDevice[], locale: string): readonly MapDevice[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return devices.toSorted(
    (a, b) => Number(a.position === null) - Number(b.position === null) || compare(a.name, b.name),
  )
}
