import type { CorrectionFormula } from '@airshed/schemas'
import type { TimeSpan } from '../computed/sourceSeries.ts'
import { correctionRule, humidityOf, type Correct } from './correctionFormula.ts'

/** A correction that was not withdrawn. */
export interface CorrectionInForce {
  readonly version: number
  readonly formula: CorrectionFormula
  /** ms UTC; `to` is exclusive, null: without an end. */
  readonly from: number
  readonly to: number | null
}

/** Readings as they are stored, hidden ones included. */
export interface StoredSeries {
  /** ms UTC, ascending, each once. */
  readonly times: readonly number[]
  /** null: without a value. */
  readonly values: readonly (number | null)[]
  /** Bits of `MEASUREMENT_FLAGS`. */
  readonly flags: readonly number[]
}

/** Relative humidity, %: only readings that count. */
export interface HumiditySeries {
  readonly times: ArrayLike<number>
  readonly values: ArrayLike<number>
  /** How old a reading may be for it to be used, ms. */
  readonly gapMs: number
}

/**
 * The correction that counts for a reading: of those whose time covers it the one made last, as it was made knowing the
 * others.
 */
export function correctionAt(
  corrections: readonly CorrectionInForce[],
  ts: number,
): CorrectionInForce | null {
  let found: CorrectionInForce | null = null
  for (const one of corrections) {
    if (ts < one.from || (one.to !== null && ts >= one.to)) continue
    if (found === null || one.version > found.version) found = one
  }
  return found
}

/** Whether one of the corrections needs the humidity. */
export const needsHumidity = (corrections: readonly CorrectionInForce[]): boolean =>
  corrections.some(({ formula }) => humidityOf(formula) !== null)

/**
 * Each reading as corrected, with its flags: a hidden reading stays hidden, and the limit of a reading below its detection
 * limit is corrected as a value would be. Outside the time of all corrections it stays as it was reported. A reading whose
 * humidity is unknown has no corrected value.
 */
export function correctedSeries(
  corrections: readonly CorrectionInForce[],
  { times, values, flags }: StoredSeries,
  humidity: HumiditySeries | null,
): StoredSeries {
  const rules = new Map<CorrectionInForce, Correct | null>(
    corrections.map((one) => [one, correctionRule(one.formula)]),
  )
  let at = -1
  const corrected = times.map((ts, index) => {
    const raw = values[index] ?? null
    const correction = correctionAt(corrections, ts)
    if (raw === null || correction === null) return raw
    if (humidity === null) return rules.get(correction)?.(raw) ?? null
    while ((humidity.times[at + 1] ?? Infinity) <= ts) at += 1
    const readAt = humidity.times[at]
    const isKnown = readAt !== undefined && ts - readAt <= humidity.gapMs
    return rules.get(correction)?.(raw, isKnown ? humidity.values[at] : undefined) ?? null
  })
  return { times, values: corrected, flags }
}

/** The times whose corrected values may differ once a reading of the humidity has changed; both ends are inclusive. */
export const affectedByHumidity = ({ from, to }: TimeSpan, gapMs: number): TimeSpan => ({
  from,
  to: to + gapMs,
})
