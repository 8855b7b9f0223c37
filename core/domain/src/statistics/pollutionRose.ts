import type { PollutionCell, PollutionRose, SpeedClass } from '@airshed/schemas'
import { COMPASS_SECTORS, sectorOf } from './compassSectors.ts'
import { autoSpeedClasses, speedClassOf } from './speedClasses.ts'

/** A mean of fewer readings than this depends on single ones. */
const FEW_READINGS = 3

export interface PollutionRoseOptions {
  /** Default 16 sectors of 22.5°. */
  readonly sectorCount?: number
  /** Default four over the range of the speeds. */
  readonly classes?: readonly SpeedClass[]
}

interface Sum {
  sum: number
  count: number
}

/**
 * Mean of a pollutant for each sector and class of speeds, from readings in three columns of equal length. Means do not
 * depend on the number of readings in a sector, so rounded directions do not bias them.
 *
 * @param directionsDeg - where the wind comes from, clockwise from true north
 */
export function pollutionRose(
  speeds: ArrayLike<number>,
  directionsDeg: ArrayLike<number>,
  concentrations: ArrayLike<number>,
  options: PollutionRoseOptions = {},
): PollutionRose {
  const { sectorCount = COMPASS_SECTORS, classes = autoSpeedClasses(speeds) } = options
  const sums = Array.from({ length: sectorCount }, () => classes.map((): Sum => ({ ...NOTHING })))
  const calm = { ...NOTHING }
  for (let i = 0; i < speeds.length; i += 1) {
    const speed = speeds[i] ?? Number.NaN
    const direction = directionsDeg[i] ?? Number.NaN
    const value = concentrations[i] ?? Number.NaN
    if (!Number.isFinite(value)) continue
    if (speed === 0) add(calm, value)
    if (!(speed > 0) || !Number.isFinite(direction)) continue
    const cell = sums[sectorOf(direction, sectorCount)]?.[speedClassOf(classes, speed)]
    if (cell !== undefined) add(cell, value)
  }
  const sectors = sums.map((row, sector) => ({
    directionDeg: (sector * 360) / sectorCount,
    ...cellOf(row.reduce(together, NOTHING)),
    classes: row.map(cellOf),
  }))
  return {
    sectors,
    classes: [...classes],
    count: calm.count + sectors.reduce((sum, { count }) => sum + count, 0),
    calm: cellOf(calm),
  }
}

const NOTHING: Sum = { sum: 0, count: 0 }

function add(cell: Sum, value: number): void {
  cell.sum += value
  cell.count += 1
}

const together = (a: Sum, b: Sum): Sum => ({ sum: a.sum + b.sum, count: a.count + b.count })

const cellOf = ({ sum, count }: Sum): PollutionCell => ({
  mean: count === 0 ? null : sum / count,
  count,
  isFew: count > 0 && count < FEW_READINGS,
})
