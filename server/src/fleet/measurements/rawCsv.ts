import { hidesValue, MEASUREMENT_FLAGS } from '@airshed/schemas'
import { IANAZone } from 'luxon'
import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { flagText } from '@airshed/domain/tabular'
import type { RawReading } from '../../storage/store/measurementStore.ts'

const { belowLimit: BELOW_LIMIT } = MEASUREMENT_FLAGS

/** Writes a time, ms UTC, as ISO 8601 with the offset of a zone. */
export function zonedIso(timezone: string): (ts: number) => string {
  const zone = IANAZone.create(timezone)
  // Offsets change only on quarter hours, so most readings share one lookup.
  let quarter = Number.NaN
  let offsetMs = 0
  let suffix = 'Z'
  return (ts) => {
    const own = Math.floor(ts / (HOUR_MS / 4))
    if (own !== quarter) {
      quarter = own
      // Offsets of ISO 8601 have no seconds, which those of Liberia had until 1972.
      const minutes = Math.round(zone.offset(ts))
      offsetMs = minutes * MINUTE_MS
      suffix = minutes === 0 ? 'Z' : offsetText(minutes)
    }
    return new Date(ts + offsetMs).toISOString().slice(0, -1) + suffix
  }
}

function offsetText(minutes: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const all = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(all / 60)}:${two(all % 60)}`
}

/**
 * Readings of one data point as lines. Hidden values are not in the value column, so that computing with it gives
 * the same results as charts and statistics. A reading below its detection limit is `<` and that limit, which no program
 * mistakes for a measured value.
 *
 * @param place text before and after the values of each line, the conversion of values, and the cells of corrected values by
 *   their time, each with the comma before it; absent: the file has none
 */
export function readingLines(
  readings: readonly RawReading[],
  iso: (ts: number) => string,
  place: {
    before: string
    behind: string
    convert: (value: number) => number
    correctedCells?: (ts: number) => string
  },
): string {
  let lines = ''
  for (const [ts, value, flags] of readings) {
    const text = valueCell(value, flags, place.convert)
    const values = flags === 0 ? `${text},,` : hiddenCells(text, flags)
    lines += `${iso(ts)}${place.before}${values}${place.behind}${place.correctedCells?.(ts) ?? ''}\r\n`
  }
  return lines
}

/** A value, or `<` and the limit that it is below; empty without one. */
export function valueCell(
  value: number | null,
  flags: number,
  convert: (value: number) => number,
): string {
  if (value === null) return ''
  return `${(flags & BELOW_LIMIT) === 0 ? '' : '<'}${convert(value)}`
}

const hiddenCells = (text: string, flags: number): string =>
  hidesValue(flags) ? `,${flagText(flags)},${text}` : `${text},${flagText(flags)},`
