import { seedOf, wanderAt } from './noise.ts'

interface TurbulenceOptions {
  /** Period of the slowest wandering. */
  longestMs: number
  /** Period of the fastest wandering. */
  shortestMs: number
  /** Averaging period of the instrument: anything faster is smoothed away. Default 0. */
  averagingMs?: number
  /**
   * Exponent of amplitude by period: 1/3 is the eddies of the air (Kolmogorov), 1/2 a random walk,
   * 1 smoother still. Default 1/2.
   */
  smoothness?: number
}

/** The value at a time, ms UTC, with mean 0 and a standard deviation of about 1. */
type Turbulence = (ts: number) => number

/** Standard deviation of one wandering from -1 to 1. */
const WANDER_DEVIATION = 0.49
/** Periods of neighbouring octaves; not a whole number, so that their corners do not meet. */
const RATIO = 2.7

/**
 * Noise that is correlated in time: wanderings of many periods, the slow ones with the largest amplitude.
 * Like them a pure function of time, so live data and history agree without any state.
 */
export function createTurbulence(name: string, options: TurbulenceOptions): Turbulence {
  const { longestMs, shortestMs, averagingMs = 0, smoothness = 0.5 } = options
  const octaves: { seed: number; periodMs: number; weight: number }[] = []
  let variance = 0
  for (let periodMs = longestMs; periodMs >= shortestMs; periodMs /= RATIO) {
    const amplitude = (periodMs / longestMs) ** smoothness
    variance += amplitude ** 2
    const kept = 1 / (1 + (averagingMs / periodMs) ** 2)
    if (kept < 0.05) continue
    octaves.push({ seed: seedOf(`${name} ${octaves.length}`), periodMs, weight: amplitude * kept })
  }
  const scale = 1 / (WANDER_DEVIATION * Math.sqrt(variance))
  for (const octave of octaves) octave.weight *= scale
  return (ts) => {
    let sum = 0
    for (const { seed, periodMs, weight } of octaves) sum += weight * wanderAt(seed, ts, periodMs)
    return sum
  }
}
