import { periodWords, SECOND_MS } from '@airshed/console-kit'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/kit'

const UNITS_MS = [DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS] as const

/**
 * A duration in its two largest units, rounded down: "1 day 4 h", "2 h 15 min", "45 s".
 *
 * @param locale BCP 47 tag
 */
export function durationText(lengthMs: number, locale: string): string {
  const largest = UNITS_MS.findIndex((unitMs) => lengthMs >= unitMs)
  const unitMs = UNITS_MS[largest]
  if (unitMs === undefined) return `< ${periodWords(SECOND_MS, locale)}`
  const wholeMs = lengthMs - (lengthMs % unitMs)
  const nextMs = UNITS_MS[largest + 1]
  const restMs = nextMs === undefined ? 0 : Math.floor((lengthMs - wholeMs) / nextMs) * nextMs
  return [wholeMs, restMs]
    .filter((partMs) => partMs > 0)
    .map((partMs) => periodWords(partMs, locale))
    .join(' ')
}
