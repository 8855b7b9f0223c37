import type { PercentileFigures, PercentileRose } from '@airshed/schemas'
import { COMPASS_SECTORS, sectorOf } from './compassSectors.ts'
import { COMPLETENESS_THRESHOLD, coverageOf } from './completeness.ts'
import { percentile } from './percentile.ts'
import { windHoursOf, type WindHours } from './windHours.ts'

export interface PercentileRoseOptions {
  /** Default 16 sectors of 22.5°. */
  readonly sectorCount?: number
  /** 0–100. Default 25, 50, 75, 90 and 95. */
  readonly percentiles?: readonly number[]
}

const PERCENTILES = [25, 50, 75, 90, 95]
/** A sector with fewer hours is uncertain, regardless of the requested percentiles. */
const FEW_HOURS = 20

/**
 * How the hourly means of a pollutant are distributed by wind direction, as in openair's `percentileRose`: percentiles
 * (type 7 of Hyndman and Fan) and mean of each sector. The number of hours in a sector does not matter, so directions
 * rounded to 10° cause no bias.
 *
 * Below 75 % of the hours of the window all figures are withheld; counts are still returned.
 */
export function percentileRoseOf(
  hours: WindHours,
  { sectorCount = COMPASS_SECTORS, percentiles = PERCENTILES }: PercentileRoseOptions = {},
): Omit<PercentileRose, 'timezone' | 'speedUnit' | 'pollutantUnit'> {
  const sectors: number[][] = Array.from({ length: sectorCount }, () => [])
  const calm: number[] = []
  const all: number[] = []
  for (const hour of windHoursOf(hours)) {
    all.push(hour.concentration)
    if (hour.isCalm) calm.push(hour.concentration)
    else sectors[sectorOf(hour.directionDeg, sectorCount)]?.push(hour.concentration)
  }
  const asked = [...new Set(percentiles)].toSorted((one, other) => one - other)
  const fewBelow = hoursNeeded(asked)
  const coverage = coverageOf(all.length, hours.expected)
  const isCovered = (coverage ?? 1) >= COMPLETENESS_THRESHOLD
  const figuresOf = (values: number[]): PercentileFigures => {
    const sorted = Float64Array.from(values).toSorted()
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return {
      count: values.length,
      isFew: values.length > 0 && values.length < fewBelow,
      mean: isCovered && values.length > 0 ? mean : null,
      percentiles: asked.map((percent) => (isCovered ? percentile(sorted, percent) : null)),
    }
  }
  return {
    percentiles: asked,
    sectors: sectors.map((values, sector) => ({
      directionDeg: (sector * 360) / sectorCount,
      ...figuresOf(values),
    })),
    calm: figuresOf(calm),
    all: figuresOf(all),
    fewBelow,
    count: all.length,
    expected: hours.expected,
    coverage,
  }
}

/** Enough that one of them is above the highest percentile; the 100th needs no such margin. */
function hoursNeeded(percentiles: readonly number[]): number {
  const highest = Math.max(0, ...percentiles.filter((percent) => percent < 100))
  // The difference of 100 and 99.9 is not exact in binary.
  return Math.max(FEW_HOURS, Math.ceil(Number((100 / (100 - highest)).toPrecision(10))))
}
