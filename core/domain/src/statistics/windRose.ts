import type { RoseShare, SpeedClass, WindRose } from '@airshed/schemas'
import { areRounded, COMPASS_SECTORS, roundingFactors, sectorOf } from './compassSectors.ts'
import { autoSpeedClasses, speedClassOf } from './speedClasses.ts'
import { meanWind } from './wind.ts'

export interface WindRoseOptions {
  /** Default 16 sectors of 22.5°. */
  readonly sectorCount?: number
  /** Default four over the range of the speeds. */
  readonly classes?: readonly SpeedClass[]
  /**
   * Removes the bias of directions that are rounded to 10°: shares are weighted, counts stay as they are. Default true;
   * without effect on other directions.
   */
  readonly isCorrected?: boolean
}

/** Rounds to two decimals; a value slightly below a half because of arithmetic rounds up. */
const toHundredths = (value: number): number =>
  Math.round(Number((value * 100).toPrecision(12))) / 100

/**
 * The wind rose of paired readings. A speed of 0 is calm and in no sector; a reading without a
 * speed, or with a wind but no direction, is left out.
 *
 * @param speeds - in the unit of the classes
 * @param directionsDeg - as long as `speeds`: where the wind comes from, clockwise from true north
 */
export function windRose(
  speeds: ArrayLike<number>,
  directionsDeg: ArrayLike<number>,
  options: WindRoseOptions = {},
): WindRose {
  const { sectorCount = COMPASS_SECTORS, classes = autoSpeedClasses(speeds) } = options
  const counts = Array.from({ length: sectorCount }, () => classes.map(() => 0))
  const windy: number[] = []
  for (let i = 0; i < speeds.length; i += 1) {
    const speed = speeds[i] ?? Number.NaN
    const direction = directionsDeg[i] ?? Number.NaN
    if (!(speed > 0) || !Number.isFinite(direction)) continue
    windy.push(direction)
    const row = counts[sectorOf(direction, sectorCount)] ?? []
    const place = speedClassOf(classes, speed)
    if (place >= 0) row[place] = (row[place] ?? 0) + 1
  }
  const { count, calmCount, meanSpeed } = meanWind(speeds, directionsDeg)
  const factors = roundingFactors(sectorCount)
  const isBiased = factors.some((factor) => factor !== 1) && areRounded(windy)
  const isCorrected = isBiased && options.isCorrected !== false
  const weights = isCorrected ? fittingWeights(counts, factors) : factors.map(() => 1)
  const percentOf = (weighed: number): number =>
    count === 0 ? 0 : toHundredths((100 * weighed) / count)
  const share = (number: number, sector: number): RoseShare => ({
    count: number,
    percent: percentOf(number * (weights[sector] ?? 1)),
  })
  const total = (place: number): RoseShare => ({
    count: sumOf(counts.map((row) => row[place] ?? 0)),
    percent: percentOf(sumOf(counts.map((row, at) => (row[place] ?? 0) * (weights[at] ?? 1)))),
  })
  return {
    sectors: counts.map((row, sector) => ({
      directionDeg: (sector * 360) / sectorCount,
      ...share(sumOf(row), sector),
      classes: row.map((number) => share(number, sector)),
    })),
    classes: [...classes],
    totals: classes.map((_, place) => total(place)),
    count,
    calmCount,
    calmPercent: count === 0 ? 0 : toHundredths((100 * calmCount) / count),
    meanSpeed,
    isBiased,
    isCorrected,
  }
}

const sumOf = (row: readonly number[]): number => row.reduce((sum, number) => sum + number, 0)

/** The factors, scaled so that all winds together keep their share. */
function fittingWeights(counts: readonly (readonly number[])[], factors: readonly number[]) {
  const sums = counts.map(sumOf)
  const weighed = sums.reduce((sum, number, i) => sum + number * (factors[i] ?? 1), 0)
  const scale = weighed === 0 ? 1 : sumOf(sums) / weighed
  return factors.map((factor) => factor * scale)
}
