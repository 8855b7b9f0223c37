import { directionMean, directionSums } from './direction.ts'

/** The mean of a wind record, with calms counted separately. */
export interface WindMean {
  /** Arithmetic mean of the speeds that are not calm; null if there are none. */
  readonly meanSpeed: number | null
  /** Length of the mean wind vector, calms counted as zero; null without a reading. */
  readonly vectorSpeed: number | null
  /** Where the mean wind vector comes from, degrees in [0, 360); null when it has no length. */
  readonly directionDeg: number | null
  /** Readings that have a speed and, unless they are calm, a direction. */
  readonly count: number
  readonly calmCount: number
}

/**
 * Mean wind of paired readings. A speed of 0 is calm: it has no direction and is left out of the
 * mean speed. A reading without a speed, or with a wind but no direction, is left out.
 *
 * @param speeds - in any unit, which the result has too
 * @param directionsDeg - where the wind comes from, clockwise from true north
 */
export function meanWind(speeds: ArrayLike<number>, directionsDeg: ArrayLike<number>): WindMean {
  let speedSum = 0
  let windyCount = 0
  let calmCount = 0
  for (let i = 0; i < speeds.length; i += 1) {
    const speed = speeds[i] ?? Number.NaN
    if (speed === 0) {
      calmCount += 1
    } else if (speed > 0 && Number.isFinite(directionsDeg[i])) {
      speedSum += speed
      windyCount += 1
    }
  }
  const sums = directionSums(directionsDeg, speeds)
  const count = windyCount + calmCount
  return {
    meanSpeed: windyCount === 0 ? null : speedSum / windyCount,
    vectorSpeed: count === 0 ? null : Math.hypot(sums.sinSum, sums.cosSum) / count,
    directionDeg: directionMean(sums).directionDeg,
    count,
    calmCount,
  }
}
