import type { IndexBand, IndexTable, NumericIndex } from '@airshed/profiles'
import { truncateTo } from './truncate.ts'

/** Halfway values that floating point puts slightly below one half still round up. */
const ROUNDING_TOLERANCE = 1e-9

/**
 * Index of one concentration: truncated to the table's step, interpolated within its band, rounded half up. A negative
 * concentration counts as 0; beyond the last band the line goes on if the index says so.
 *
 * @param concentration - average over the table's period, in its unit
 * @returns null without a value, and where the source defines no index, such as 8 h ozone above 0.200 ppm and 1 h
 *   ozone below 0.125 ppm in the US tables of May 2024
 */
export function subIndex(
  { continuesFrom }: Pick<NumericIndex, 'continuesFrom'>,
  table: IndexTable,
  concentration: number | null,
): number | null {
  if (concentration === null || !Number.isFinite(concentration)) return null
  const value = truncateTo(Math.max(0, concentration), table.truncateTo)
  const band = table.bands.findLast(({ low }) => value >= low)
  if (band === undefined) return null
  const isOpen = continuesFrom !== null && band.indexHigh >= continuesFrom
  return value <= band.high || isOpen ? roundHalfUp(interpolated(band, value)) : null
}

/** Id of the grade of an index value, such as `moderate`; that of a value below the first is the best. */
export function indexGradeId({ lowest }: Pick<NumericIndex, 'lowest'>, index: number): string {
  const grade = lowest.findLast(({ value }) => index >= value) ?? lowest[0]
  return grade?.gradeId ?? ''
}

function interpolated({ low, high, indexLow, indexHigh }: IndexBand, value: number): number {
  return ((indexHigh - indexLow) / (high - low)) * (value - low) + indexLow
}

function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + ROUNDING_TOLERANCE)
}
