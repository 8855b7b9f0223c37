import type { ParameterKind } from '@airshed/schemas'
import { hides } from './flags.fixture.ts'

/**
 * The combined value of a period, computed in plain loops and independently of the product’s own rules, as a
 * reference for every surface.
 */
export function plainStatistic(kind: ParameterKind, values: readonly number[]): number | null {
  if (values.length === 0) return null
  const add = (of: (value: number) => number) => {
    let total = 0
    for (const value of values) total += of(value)
    return total
  }
  switch (kind) {
    case 'direction': {
      const north = add((value) => Math.cos((value / 180) * Math.PI))
      const east = add((value) => Math.sin((value / 180) * Math.PI))
      return ((Math.atan2(east, north) / Math.PI) * 180 + 360) % 360
    }
    case 'level':
      return 10 * Math.log10(add((value) => Math.pow(10, value / 10)) / values.length)
    case 'maximum':
      return Math.max(...values)
    case 'minimum':
      return Math.min(...values)
    case 'sum':
    case 'count':
      return add((value) => value)
    default:
      return add((value) => value) / values.length
  }
}

const plainReason = (flags: number) => {
  if (flags % 2 === 1) return 'sensorFault'
  if (Math.floor(flags / 16) % 2 === 1) return 'invalid'
  if (Math.floor(flags / 8) % 2 === 1) return 'implausible'
  return Math.floor(flags / 64) % 2 === 1 ? 'unknownTime' : 'rejected'
}

export type PlainReading = readonly [ts: number, value: number | null, flags: number]

/**
 * The figures of a window, in plain loops: in a mean, each reading is weighted by the seconds of its reporting
 * interval.
 *
 * @param intervalAt the reporting interval in force at a time, ms
 */
export function plainRange(
  kind: ParameterKind,
  readings: readonly PlainReading[],
  { from, to }: { from: number; to: number },
  intervalAt: (ts: number) => number,
) {
  const isMean = !['maximum', 'minimum', 'sum', 'count'].includes(kind)
  const values: number[] = []
  const repeated: number[] = []
  const intervals = new Set<number>()
  const hidden: Partial<Record<ReturnType<typeof plainReason>, number>> = {}
  for (const [ts, value, flags] of readings) {
    if (ts < from || ts >= to) continue
    if (hides(flags)) {
      const reason = plainReason(flags)
      hidden[reason] = (hidden[reason] ?? 0) + 1
      continue
    }
    if (value === null) continue
    values.push(value)
    intervals.add(intervalAt(ts))
    const seconds = isMean ? intervalAt(ts) / 1_000 : 1
    for (let second = 0; second < seconds; second += 10) repeated.push(value)
  }
  let least: number | null = null
  let greatest: number | null = null
  if (kind !== 'direction') {
    for (const value of values) {
      if (least === null || value < least) least = value
      if (greatest === null || value > greatest) greatest = value
    }
  }
  return {
    count: values.length,
    value: plainStatistic(kind, repeated),
    minimum: least,
    maximum: greatest,
    isTimeWeighted: isMean && intervals.size > 1,
    hidden,
  }
}
