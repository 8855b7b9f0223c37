import {
  BELOW_LIMIT_RULES,
  HIDING_REASONS,
  hidingReason,
  type BelowLimitCounts,
  type HiddenCounts,
  type ParameterKind,
  type RangeStatistics,
} from '@airshed/schemas'
import { isBelowLimit, ruleOfCounted } from '../status/belowLimit.ts'
import {
  expectedReadings,
  intervalSpans,
  type IntervalSeries,
} from '../status/reportingIntervals.ts'
import { COMBINATIONS, energyOf, levelOf } from './combine.ts'
import { withCoverage } from './completeness.ts'
import { directionMean } from './direction.ts'

/** Sums of the readings of a part of a window in which one reporting interval is in force. */
export interface PartSums {
  /** How long each reading stands for: the reporting interval, ms. */
  readonly intervalMs: number
  readonly count: number
  readonly sum: number
  /** Infinity without a reading. */
  readonly minimum: number
  /** -Infinity without a reading. */
  readonly maximum: number
  /** For directions; 0 for other kinds. */
  readonly sinSum: number
  readonly cosSum: number
  /** For levels, see `energyOf`; 0 for other kinds. */
  readonly energySum: number
  /** Readings of the part that a flag hides; absent: unknown. */
  readonly hidden?: HiddenCounts
  /** Readings of the part below their detection limit, by how they count. Default none. */
  readonly belowLimit?: BelowLimitCounts
}

const MEANS: ReadonlySet<string> = new Set(['mean', 'vectorMean', 'energyMean'])

/**
 * The figures of a window from the sums of its parts. Means are weighted by time if the reporting interval changed: a
 * reading stands for its interval, so that a device which once reported six times as often does not count six times as
 * much for that time.
 *
 * @param expected - readings that the window should have; 0: unknown
 */
export function statisticsOfParts(
  kind: ParameterKind,
  parts: readonly PartSums[],
  expected: number,
): RangeStatistics {
  const combination = COMBINATIONS[kind]
  const filled = parts.filter(({ count }) => count > 0)
  const isTimeWeighted =
    MEANS.has(combination) && new Set(filled.map(({ intervalMs }) => intervalMs)).size > 1
  const total = (of: (part: PartSums) => number): number =>
    filled.reduce((sum, part) => sum + of(part) * (isTimeWeighted ? part.intervalMs : 1), 0)
  const count = filled.reduce((sum, part) => sum + part.count, 0)
  const weight = total((part) => part.count)
  const least = Math.min(...filled.map(({ minimum }) => minimum))
  const greatest = Math.max(...filled.map(({ maximum }) => maximum))
  const isCircle = combination === 'vectorMean'
  const extremes =
    count === 0 || isCircle
      ? { minimum: null, maximum: null }
      : { minimum: least, maximum: greatest }
  const hidden = hiddenOfParts(parts)
  const belowLimit = belowLimitOfParts(parts)
  const given = {
    ...extremes,
    combination,
    isTimeWeighted,
    resultant: null,
    ...(hidden === null ? {} : { hidden }),
    ...(belowLimit === null ? {} : { belowLimit }),
  }
  if (count === 0) return { ...withCoverage(null, 0, expected), ...given }
  if (isCircle) {
    const { directionDeg, resultant } = directionMean({
      sinSum: total((part) => part.sinSum),
      cosSum: total((part) => part.cosSum),
      count: weight,
    })
    return { ...withCoverage(directionDeg, count, expected), ...given, resultant }
  }
  const value = {
    mean: () => total(({ sum }) => sum) / weight,
    energyMean: () => levelOf(total(({ energySum }) => energySum) / weight),
    total: () => total(({ sum }) => sum),
    maximum: () => greatest,
    minimum: () => least,
  }[combination]()
  return { ...withCoverage(value, count, expected), ...given }
}

/** null: unknown for some part. */
function hiddenOfParts(parts: readonly PartSums[]): HiddenCounts | null {
  const counts: HiddenCounts = {}
  for (const { hidden } of parts) {
    if (hidden === undefined) return null
    for (const reason of HIDING_REASONS) {
      const count = hidden[reason] ?? 0
      if (count > 0) counts[reason] = (counts[reason] ?? 0) + count
    }
  }
  return counts
}

/** null: none is below its limit. */
function belowLimitOfParts(parts: readonly PartSums[]): BelowLimitCounts | null {
  const counts: BelowLimitCounts = {}
  for (const { belowLimit = {} } of parts) {
    for (const rule of BELOW_LIMIT_RULES) {
      const count = belowLimit[rule] ?? 0
      if (count > 0) counts[rule] = (counts[rule] ?? 0) + count
    }
  }
  return Object.keys(counts).length === 0 ? null : counts
}

/** Readings of one data point, all of them. */
export interface ReadSeries extends IntervalSeries {
  /** ms UTC, ascending. */
  readonly times: ArrayLike<number>
  /** As long as `times`, as they count; NaN is a gap, or a reading that does not count. */
  readonly values: ArrayLike<number>
  /** As long as `times`: bits of `MEASUREMENT_FLAGS`. Default: unknown what was hidden. */
  readonly flags?: ArrayLike<number>
  readonly kind: ParameterKind
}

/**
 * The figures of a window from its readings.
 *
 * @param window - ms UTC; `to` is exclusive
 * @param knownUntilMs - later readings may still arrive, and are not expected; default the end
 */
export function rangeStatistics(
  series: ReadSeries,
  { from, to }: { readonly from: number; readonly to: number },
  knownUntilMs: number = to,
): RangeStatistics {
  const { times, values, flags, kind } = series
  const parts: PartSums[] = []
  let at = 0
  for (const { startMs, endMs, intervalMs } of intervalSpans(series, from, to)) {
    const hidden: HiddenCounts = {}
    const belowLimit: BelowLimitCounts = {}
    const part = {
      intervalMs,
      count: 0,
      sum: 0,
      minimum: Infinity,
      maximum: -Infinity,
      sinSum: 0,
      cosSum: 0,
      energySum: 0,
      belowLimit,
      ...(flags === undefined ? {} : { hidden }),
    }
    while (at < times.length && (times[at] ?? 0) < startMs) at += 1
    for (; at < times.length && (times[at] ?? 0) < endMs; at += 1) {
      const value = values[at] ?? Number.NaN
      const reason = hidingReason(flags?.[at])
      if (reason !== null) {
        hidden[reason] = (hidden[reason] ?? 0) + 1
        continue
      }
      if (isBelowLimit(flags?.[at])) {
        const rule = ruleOfCounted(value)
        belowLimit[rule] = (belowLimit[rule] ?? 0) + 1
      }
      if (!Number.isFinite(value)) continue
      part.count += 1
      part.sum += value
      part.minimum = Math.min(part.minimum, value)
      part.maximum = Math.max(part.maximum, value)
      if (kind === 'level') part.energySum += energyOf(value)
      if (kind !== 'direction') continue
      part.sinSum += Math.sin((value * Math.PI) / 180)
      part.cosSum += Math.cos((value * Math.PI) / 180)
    }
    parts.push(part)
  }
  return statisticsOfParts(kind, parts, expectedReadings(series, from, Math.min(to, knownUntilMs)))
}
