import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { Moment } from './air.ts'
import { clamp, randomAt, seedOf } from './noise.ts'
import { createTurbulence } from './turbulence.ts'

/** A failing battery is flat within this time. */
const FAILING_MS = 20 * HOUR_MS

/** What a device reports about itself. */
interface Housekeeping {
  /** V: charged by a solar panel, drained at night. */
  batteryAt(moment: Pick<Moment, 'ts' | 'time'>): number
  /** dBm */
  signalAt(ts: number): number
}

/** @param emptyAt when the battery is flat, ms UTC; null: it holds */
export function housekeepingOf(place: string, emptyAt: number | null): Housekeeping {
  const seed = seedOf(`${place} device`)
  const charge = createTurbulence(`${place} charge`, {
    longestMs: 2 * DAY_MS,
    shortestMs: 6 * HOUR_MS,
  })
  const clouds = createTurbulence(`${place} clouds over the panel`, {
    longestMs: 2 * DAY_MS,
    shortestMs: DAY_MS,
  })
  const fading = createTurbulence(`${place} fading`, {
    longestMs: 9 * HOUR_MS,
    shortestMs: 12 * MINUTE_MS,
  })
  const usualSignal = -60 - 22 * randomAt(seed, 0)
  return {
    batteryAt({ ts, time }) {
      const loaded = 0.42 * chargeAt(time.hour) * (1 + 0.25 * clouds(ts))
      const failed = emptyAt === null ? 0 : clamp(1 - (emptyAt - ts) / FAILING_MS, 0, 1) ** 2
      return 12.38 + loaded + 0.06 * charge(ts) - 2.1 * failed
    },
    signalAt: (ts) => usualSignal + 2.2 * fading(ts),
  }
}

const CHARGING_FROM_HOUR = 8
const CHARGING_HOURS = 6.5
const DRAIN_HOURS = 7
const LEFT_AT_DAWN = Math.exp((CHARGING_HOURS - 24) / DRAIN_HOURS)

/** Share of the day's charge: rises with the sun until the early afternoon, then falls. */
function chargeAt(hour: number): number {
  const since = (hour - CHARGING_FROM_HOUR + 24) % 24
  if (since >= CHARGING_HOURS) return Math.exp((CHARGING_HOURS - since) / DRAIN_HOURS)
  const risen = (1 - Math.cos((since / CHARGING_HOURS) * Math.PI)) / 2
  return LEFT_AT_DAWN + (1 - LEFT_AT_DAWN) * risen
}
