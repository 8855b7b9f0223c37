import { clamp, randomAt, seedOf } from './noise.ts'

interface PlumeOptions {
  /** One may begin in each slot of this length. */
  slotMs: number
  /** How fast it rises. */
  riseMs: number
  /** How fast it thins out. */
  decayMs: number
  /** Averaging period of the instrument, which makes a plume lower and wider. Default 0. */
  averagingMs?: number
}

/**
 * Strength of all plumes at a time: 0 between them, about 1 at the peak of a usual one, rarely above 3.
 *
 * @param chance share of the slots that have one, 0 to 1; changes slowly
 */
type Plumes = (ts: number, chance: number) => number

const STRENGTH_MAX = 3.5
/** After this many decay times, a plume is too faint to see. */
const LASTS_DECAYS = 9

/**
 * Single events: a passing truck, a load that is tipped, a siren. They rise steeply and decay, mostly
 * weak and sometimes strong, as a pure function of time.
 */
export function createPlumes(name: string, options: PlumeOptions): Plumes {
  const { slotMs, averagingMs = 0 } = options
  const riseMs = options.riseMs + averagingMs / 4
  const decayMs = options.decayMs + averagingMs / 2
  const shape = (ageMs: number) => (1 - Math.exp(-ageMs / riseMs)) * Math.exp(-ageMs / decayMs)
  const peak = shape(riseMs * Math.log(1 + decayMs / riseMs))
  const height = options.decayMs / decayMs / peak
  const slotsBack = Math.ceil((LASTS_DECAYS * decayMs) / slotMs)
  const seed = seedOf(name)
  return (ts, chance) => {
    const newest = Math.floor(ts / slotMs)
    let sum = 0
    for (let slot = newest - slotsBack; slot <= newest; slot += 1) {
      // Fades in as the chance grows, so that no plume starts halfway through.
      const share = clamp((chance - randomAt(seed, slot)) * 12, 0, 1)
      if (share === 0) continue
      // No two plumes are alike: some are over soon, some linger.
      const pace = 0.55 + 0.8 * randomAt(seed + 3, slot)
      const ageMs = (ts - (slot + randomAt(seed + 1, slot)) * slotMs) * pace
      if (ageMs <= 0) continue
      const strength = Math.min(STRENGTH_MAX, 0.08 - Math.log(1 - randomAt(seed + 2, slot)))
      sum += share * strength * height * shape(ageMs)
    }
    return sum
  }
}
