import { DateTime } from 'luxon'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import type { TimeRange } from '../time/range.ts'

/** Lengths of the bins of a grid over time, shortest first: each divides a day of 24 h. */
export const BIN_STEPS_MS: readonly number[] = [
  ...[1, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  DAY_MS,
]

/**
 * The shortest step with which a window has no more than `maxBins` bins.
 *
 * @param atLeastMs - minimum step, such as a few reporting intervals; default 0
 * @returns a day if even that is too short
 */
export function binStepMs(lengthMs: number, maxBins: number, atLeastMs = 0): number {
  const wanted = Math.max(lengthMs / Math.max(1, maxBins), atLeastMs)
  return BIN_STEPS_MS.find((step) => step >= wanted) ?? DAY_MS
}

/** Maximum number of bins in a window, regardless of the requested number. */
const MOST_BINS = 20_000

/**
 * Edges of the bins of a window, ms UTC, ascending: bin `i` goes from edge `i` up to, but excluding, edge `i + 1`.
 * Edges lie on round times of the zone's clock; the first and the last are those of the window, so that the bins there
 * may be shorter. Where clocks change, bins of up to an hour keep their length (the repeated hour is two bins), longer
 * ones keep their edges: a day has 23 or 25 hours.
 *
 * @param stepMs - one of `BIN_STEPS_MS`
 * @param zone - IANA name; an unknown one counts as UTC
 * @returns empty for a window without length
 */
export function timeBins({ from, to }: TimeRange, stepMs: number, zone: string): Float64Array {
  if (!(to > from)) return new Float64Array(0)
  const nextEdge = stepMs > HOUR_MS ? byClock(stepMs, zone) : byLength(stepMs, zone)
  const edges = [from]
  let edge = nextEdge(from)
  while (edge < to && edges.length < MOST_BINS) {
    edges.push(edge)
    edge = nextEdge(edge)
  }
  edges.push(to)
  return Float64Array.from(edges)
}

function inZone(ms: number, zone: string): DateTime {
  const local = DateTime.fromMillis(ms, { zone })
  return local.isValid ? local : DateTime.fromMillis(ms, { zone: 'utc' })
}

/** The next round time, at most one step ahead; a half-hour clock jump shortens one bin. */
function byLength(stepMs: number, zone: string): (ms: number) => number {
  const pastRound = (ms: number): number => {
    const localMs = ms + inZone(ms, zone).offset * MINUTE_MS
    return ((localMs % stepMs) + stepMs) % stepMs
  }
  return (ms) => {
    const next = ms + stepMs - pastRound(ms)
    const overshoot = pastRound(next)
    return next - overshoot > ms ? next - overshoot : next
  }
}

/** The next time at which the clock shows a multiple of the step. */
function byClock(stepMs: number, zone: string): (ms: number) => number {
  const hours = stepMs / HOUR_MS
  return (ms) => {
    const local = inZone(ms, zone)
    const nextHour = (Math.floor(local.hour / hours) + 1) * hours
    const day = local.startOf('day')
    const next = nextHour >= 24 ? day.plus({ days: 1 }) : day.set({ hour: nextHour })
    return Math.max(next.toMillis(), ms + 1)
  }
}
