import type { SensorPrecision } from '@airshed/schemas'
import { FEWEST_PAIRS } from '../regression.ts'
import { percentOf } from './sensorError.ts'

/** Fewer units say little about a kind of sensor: the US EPA tests at least three (EPA/600/R-20/280). */
export const FEWEST_UNITS = 3

/**
 * Agreement of sensors with one another, as the US EPA defines it (EPA/600/R-20/280): over the N periods in which each of M
 * sensors has a mean, `SD = √(Σ (xᵢⱼ − x̄ᵢ)² / (N M − 1))` with the mean x̄ᵢ of all sensors in a period, and
 * `CV = 100 SD / x̄` with the mean x̄ of all their values.
 *
 * @param sensors columns of equal length, NaN where a sensor has no mean
 * @returns null of fewer than three sensors or common periods, and for values so large that their squares are not numbers
 */
export function sensorPrecisionOf(
  sensors: readonly ArrayLike<number>[],
): Omit<SensorPrecision, 'target'> | null {
  if (sensors.length < FEWEST_UNITS) return null
  let [count, squares, total] = [0, 0, 0]
  for (let at = 0; at < (sensors[0]?.length ?? 0); at += 1) {
    const values = sensors.map((column) => column[at] ?? Number.NaN)
    if (!values.every(Number.isFinite)) continue
    const sum = values.reduce((all, value) => all + value, 0)
    const mean = sum / values.length
    squares += values.reduce((all, value) => all + (value - mean) ** 2, 0)
    total += sum
    count += 1
  }
  const figures = count * sensors.length
  const sd = Math.sqrt(squares / (figures - 1))
  if (count < FEWEST_PAIRS || !Number.isFinite(sd)) return null
  return { count, sd, cvPercent: percentOf(sd, total / figures) }
}
