import type { Rose, SpeedClass } from '@airshed/schemas'
import { withCoverage } from './completeness.ts'
import { pollutionRose } from './pollutionRose.ts'
import { autoSpeedClasses, fixedSpeedClasses } from './speedClasses.ts'
import { windRose } from './windRose.ts'

/** Speeds with what was measured at the same time: columns of equal length; NaN is a gap. */
export interface WindPairs {
  readonly speeds: Float64Array
  /** Where the wind comes from, degrees clockwise from true north. */
  readonly directionsDeg: Float64Array
  /** null: no pollutant was requested. */
  readonly concentrations: Float64Array | null
  /** Step of the means in the columns, ms; null: readings as measured. */
  readonly averagingPeriodMs: number | null
  /** The longest reporting interval in force in the window. */
  readonly reportingIntervalMs: number
  /** Pairs expected by the intervals; 0: none. */
  readonly expected: number
}

export interface RoseOptions {
  /** Default 16. */
  readonly sectorCount?: number
  /** Default four classes over the range of the speeds that have a direction. */
  readonly speedBreaks?: readonly number[]
  /** See `windRose`. Default true. */
  readonly isCorrected?: boolean
}

/** The rose of the pairs of a window. Below 75 % coverage there is no mean speed. */
export function roseOf(
  pairs: WindPairs,
  { sectorCount, speedBreaks, isCorrected }: RoseOptions = {},
): Rose {
  const { speeds, directionsDeg, concentrations, averagingPeriodMs, reportingIntervalMs } = pairs
  const classes = speedBreaks === undefined ? classesOver(pairs) : fixedSpeedClasses(speedBreaks)
  const shape = { classes, ...(sectorCount === undefined ? {} : { sectorCount }) }
  const wind = windRose(speeds, directionsDeg, {
    ...shape,
    ...(isCorrected === undefined ? {} : { isCorrected }),
  })
  const { value, expected, coverage } = withCoverage(wind.meanSpeed, wind.count, pairs.expected)
  return {
    wind: { ...wind, meanSpeed: value },
    pollution:
      concentrations === null ? null : pollutionRose(speeds, directionsDeg, concentrations, shape),
    averagingPeriodMs,
    reportingIntervalMs,
    unpairedCount: unpairedCount(pairs),
    expected,
    coverage,
  }
}

/** A speed without a direction is in no sector, and must not stretch the classes. */
const classesOver = ({ speeds, directionsDeg }: WindPairs): SpeedClass[] =>
  autoSpeedClasses(speeds.filter((_, index) => Number.isFinite(directionsDeg[index])))

function unpairedCount({ speeds, directionsDeg }: WindPairs): number {
  let count = 0
  for (let i = 0; i < speeds.length; i += 1) {
    if ((speeds[i] ?? 0) > 0 && !Number.isFinite(directionsDeg[i])) count += 1
  }
  return count
}
