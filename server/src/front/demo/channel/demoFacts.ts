import { MINUTE_MS } from '@airshed/domain'
import type { MessageOf } from '@airshed/schemas'
import type { DemoNode } from '../fleet/fleet.ts'
import { cityTimeAt } from '../simulation/cityTime.ts'
import { housekeepingOf } from '../simulation/housekeeping.ts'
import { randomAt, scatterAt, seedOf } from '../simulation/noise.ts'
import { isIndoor, type DemoSettings } from './demoDevice.ts'

/** A battery counts as charging while its voltage rises over this time, ms. */
const RISING_MS = 15 * MINUTE_MS
/** Scatter of a satellite fix, metres. */
const FIX_SCATTER_M = 4
const METRES_PER_DEGREE = 111_320

type Facts = Pick<MessageOf<'facts'>, 'battery' | 'network' | 'location'>

/** What a device of the demo knows about itself at a time, as far as its settings enable the measurement. */
export function demoFactsOf(node: DemoNode): (at: number, settings: DemoSettings) => Facts {
  const { batteryAt, signalAt } = housekeepingOf(node.name, null)
  const voltsAt = (ts: number) => batteryAt({ ts, time: cityTimeAt(ts) })
  const seed = seedOf(`fix ${node.serial}`)
  const battery = (at: number): Facts['battery'] => {
    if (isIndoor(node)) return { percent: 100, is_charging: true }
    const volts = voltsAt(at)
    return { volts: round(volts, 2), is_charging: volts > voltsAt(at - RISING_MS) }
  }
  const network = (at: number): Facts['network'] => ({
    ...(isIndoor(node)
      ? { kind: 'wifi' as const, name: 'City Works' }
      : { kind: 'gsm' as const, name: 'Alder Mobile' }),
    signal_dbm: Math.round(signalAt(at)),
  })
  const location = (at: number): Facts['location'] => {
    const metresEast = METRES_PER_DEGREE * Math.cos((node.latitude * Math.PI) / 180)
    const north = scatterAt(seed, at) * FIX_SCATTER_M
    const east = scatterAt(seed + 1, at) * FIX_SCATTER_M
    return {
      latitude: round(node.latitude + north / METRES_PER_DEGREE, 6),
      longitude: round(node.longitude + east / metresEast, 6),
      accuracy_m: round(3 + 5 * randomAt(seed + 2, Math.floor(at / 1000)), 1),
    }
  }
  return (at, settings) => ({
    ...(settings['enable_battery'] === 0 ? {} : { battery: battery(at) }),
    network: network(at),
    ...(settings['enable_gps'] === 1 ? { location: location(at) } : {}),
  })
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places))
}
