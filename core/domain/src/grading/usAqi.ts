import {
  US_AQI_2024_POLLUTANTS,
  type IndexBand,
  type IndexPollutant,
  type UsAqiPollutantId,
} from '@airshed/profiles'
import { truncateTo } from './truncate.ts'

/** Concentrations by pollutant and averaging period, each in the unit of its table. */
export type UsAqiConcentrations = Partial<Record<UsAqiPollutantId, number | null>>

/** An air quality index and the values that it is based on. */
export interface UsAqi {
  /** Whole number; 500 is not an upper end. */
  readonly index: number
  readonly gradeId: string
  /** The pollutant with the largest sub-index; in a tie, the first in the tables. */
  readonly responsible: UsAqiPollutantId
  /** Sub-index of each pollutant that has one. */
  readonly subIndices: Partial<Record<UsAqiPollutantId, number>>
}

/** Halfway values that floating point puts slightly below one half still round up. */
const ROUNDING_TOLERANCE = 1e-9

/**
 * Index of one concentration, tables of May 2024: truncated to the table's step, interpolated within its band, rounded
 * half up. Above the last band of a table that reaches 500 its line continues; a negative concentration counts as 0.
 *
 * @param concentration - average over the pollutant's period, in its unit
 * @returns null without a value, and where the source defines no index: 8 h ozone above 0.200 ppm
 *   and 1 h ozone below 0.125 ppm
 */
export function usAqiSubIndex(
  pollutantId: UsAqiPollutantId,
  concentration: number | null,
): number | null {
  const pollutant = US_AQI_2024_POLLUTANTS.find(({ id }) => id === pollutantId)
  if (pollutant === undefined || concentration === null || !Number.isFinite(concentration)) {
    return null
  }
  const value = truncateTo(Math.max(0, concentration), pollutant.truncateTo)
  const band = bandOf(pollutant, value)
  return band === undefined ? null : roundHalfUp(interpolated(band, value))
}

/** The overall index: the largest sub-index. Null when no pollutant has one. */
export function usAqi(concentrations: UsAqiConcentrations): UsAqi | null {
  const subIndices: Partial<Record<UsAqiPollutantId, number>> = {}
  let responsible: UsAqiPollutantId | null = null
  let index = -1
  for (const { id } of US_AQI_2024_POLLUTANTS) {
    const subIndex = usAqiSubIndex(id, concentrations[id] ?? null)
    if (subIndex === null) continue
    subIndices[id] = subIndex
    if (subIndex > index) {
      index = subIndex
      responsible = id
    }
  }
  if (responsible === null) return null
  return { index, gradeId: usAqiGradeId(index), responsible, subIndices }
}

/** Id of the category of an index value, such as `moderate`; see the profile `us-aqi-2024`. */
export function usAqiGradeId(index: number): string {
  const bands = US_AQI_2024_POLLUTANTS[0]?.bands ?? []
  return bands.findLast(({ indexLow }) => index >= indexLow)?.gradeId ?? 'good'
}

function bandOf(pollutant: IndexPollutant, value: number): IndexBand | undefined {
  const band = pollutant.bands.findLast(({ low }) => value >= low)
  if (band === undefined || value <= band.high) return band
  return band.indexHigh >= 500 ? band : undefined
}

function interpolated({ low, high, indexLow, indexHigh }: IndexBand, value: number): number {
  return ((indexHigh - indexLow) / (high - low)) * (value - low) + indexLow
}

function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + ROUNDING_TOLERANCE)
}
