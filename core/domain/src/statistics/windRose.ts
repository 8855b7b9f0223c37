import { areRounded, COMPASS_SECTORS, roundingFactors, sectorOf } from './compassSectors.ts'
import { autoSpeedClasses, speedClassOf, type SpeedClass } from './speedClasses.ts'
import { meanWind } from './wind.ts'

export interface WindRoseOptions {
  /** Default 16 sectors of 22.5°. */
  readonly sectorCount?: number
  /** Default four over the range of the speeds. */
  readonly classes?: readonly SpeedClass[]
  /**
   * Takes the bias of directions that are rounded to 10° away: shares are weighed, counts stay as
   * they are. Default true; without effect on other directions.
   */
  readonly isCorrected?: boolean
}

/** Winds from one sector, of one class of speeds or of all. */
export interface RoseShare {
  readonly count: number
  /** Of all readings, calms counted; 0–100, rounded to two decimals. */
  readonly percent: number
}

/** How much of the wind comes from one direction, by classes of speed. */
export interface RoseSector extends RoseShare {
  /** Middle of the sector, degrees clockwise from true north. */
  readonly directionDeg: number
  /** One for each class, slowest first. */
  readonly classes: readonly RoseShare[]
}

/** How often the wind blew from where and how strongly. */
export interface WindRose {
  /** Clockwise from north. */
  readonly sectors: readonly RoseSector[]
  readonly classes: readonly SpeedClass[]
  /** Readings with a speed and, unless they are calm, a direction. */
  readonly count: number
  readonly calmCount: number
  /** 0–100, rounded to two decimals. */
  readonly calmPercent: number
  /** Mean of the winds, calms left out; null without any. */
  readonly meanSpeed: number | null
  /** All directions are rounded to 10°, and the sectors hold unequally many of those. */
  readonly isBiased: boolean
  /** The shares are weighed against that bias. */
  readonly isCorrected: boolean
}

/** Two decimals; a hair below the half is one that arithmetic left there. */
export const toHundredths = (value: number): number =>
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
  const share = (number: number, sector: number): RoseShare => ({
    count: number,
    percent: count === 0 ? 0 : toHundredths((100 * number * (weights[sector] ?? 1)) / count),
  })
  return {
    sectors: counts.map((row, sector) => ({
      directionDeg: (sector * 360) / sectorCount,
      ...share(sumOf(row), sector),
      classes: row.map((number) => share(number, sector)),
    })),
    classes,
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
