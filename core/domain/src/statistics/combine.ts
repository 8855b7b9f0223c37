import type { ParameterKind, RangeStatistics } from '@airshed/schemas'
import { vectorMean } from './direction.ts'

/** How the values of a period are combined into one. */
export type Combination = RangeStatistics['combination']

/**
 * The combination that each kind of parameter allows. Anything else gives a meaningless number: the mean of 350° and
 * 10° is not a southerly wind, and rain is not a speed.
 */
export const COMBINATIONS: Readonly<Record<ParameterKind, Combination>> = {
  scalar: 'mean',
  index: 'mean',
  boolean: 'mean',
  direction: 'vectorMean',
  level: 'energyMean',
  maximum: 'maximum',
  minimum: 'minimum',
  sum: 'total',
  count: 'total',
}

/** Levels beyond this are not sound, and their energy would overflow: they count as ±300 dB. */
export const LEVEL_LIMIT_DB = 300

/** Energy of a level relative to its reference: 10^(L/10), ISO 1996-1. */
export const energyOf = (levelDb: number): number =>
  10 ** (Math.min(LEVEL_LIMIT_DB, Math.max(-LEVEL_LIMIT_DB, levelDb)) / 10)

/** Level of a mean energy, in dB. */
export const levelOf = (energy: number): number => 10 * Math.log10(energy)

/**
 * Mean of levels by their energy, in dB, as L_eq of equal periods: 60, 60, 60 and 90 dB give
 * 84.0 dB (ISO 1996-1).
 *
 * @param levelsDb - values that are not finite are left out
 * @returns null without a value
 */
export function energyMean(levelsDb: ArrayLike<number | null>): number | null {
  let energy = 0
  let count = 0
  for (let i = 0; i < levelsDb.length; i += 1) {
    const level = levelsDb[i] ?? Number.NaN
    if (!Number.isFinite(level)) continue
    energy += energyOf(level)
    count += 1
  }
  return count === 0 ? null : levelOf(energy / count)
}

/**
 * Combines the values of a period into one, by the kind of their parameter. Means of shorter periods give the value of
 * the whole only if those are equally long and complete; totals, extremes and the like always do.
 *
 * @param values - values that are not finite are left out
 * @returns null without a value, and for directions that cancel out
 */
export function combineValues(
  values: ArrayLike<number | null>,
  kind: ParameterKind,
): number | null {
  const how = COMBINATIONS[kind]
  if (how === 'energyMean') return energyMean(values)
  if (how === 'vectorMean') {
    return vectorMean(Array.from(values, (value) => value ?? Number.NaN)).directionDeg
  }
  let sum = 0
  let count = 0
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN
    if (!Number.isFinite(value)) continue
    sum += value
    count += 1
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  if (count === 0) return null
  if (how === 'total') return sum
  if (how === 'maximum') return greatest
  return how === 'minimum' ? least : sum / count
}
