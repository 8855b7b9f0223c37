import {
  conditionSources,
  DAY_MS,
  HOUR_MS,
  longestIntervalMs,
  tracksOf,
  type AlertSeries,
  type ConditionPlan,
  type TimeSpan,
} from '@airshed/domain'

/** What a condition measured over a span, as it is drawn. */
export interface Curve {
  readonly span: TimeSpan
  /** Pieces between which readings are missing; each has `[ms UTC, value]`, ascending. */
  readonly pieces: readonly (readonly (readonly [ts: number, value: number])[])[]
  /** null if there is no limit that can be drawn. */
  readonly limit: number | null
  /** It is on or off: a value holds until the next. */
  readonly isSwitch: boolean
  /** How old a value may be and still hold, ms. */
  readonly goodForMs: number
}

const SHOWN_MS = 6 * HOUR_MS
const SHOWN_MAX_MS = 30 * DAY_MS
/** Approximate maximum of readings that are drawn. */
export const READINGS_MAX = 2_000

/**
 * The span that a picture shows, ending at a time: 6 hours or three periods of the condition, whichever is
 * longer, at most 30 days. It is shorter for short periods of very frequent readings, which need every reading.
 *
 * @param intervalMs time between two readings
 */
export function shownSpan(condition: ConditionPlan, to: number, intervalMs: number): TimeSpan {
  const periodMs = periodOf(condition)
  const wanted = Math.min(SHOWN_MAX_MS, Math.max(SHOWN_MS, 3 * periodMs))
  const needsEach = periodMs < HOUR_MS && !isReducible(drawnPlan(condition))
  const most = needsEach ? Math.max(periodMs, READINGS_MAX * intervalMs) : wanted
  return { from: to - Math.min(wanted, most), to }
}

/** Whether the minima and maxima of its readings are enough to show what it measured. */
export const isReducible = (condition: ConditionPlan): boolean =>
  condition.kind === 'value' &&
  (condition.measure.function === 'last' || condition.measure.function === 'abs') &&
  (condition.above === null || 'value' in condition.above)

const periodOf = (condition: ConditionPlan): number =>
  condition.kind === 'silence'
    ? condition.periodMs
    : 'periodMs' in condition.measure
      ? condition.measure.periodMs
      : 0

/**
 * What is drawn for a condition: the values by which alerts are evaluated. For a data point that must not
 * fall silent, its readings.
 */
export const drawnPlan = (condition: ConditionPlan): ConditionPlan =>
  condition.kind === 'value'
    ? condition
    : {
        kind: 'value',
        measure: { function: 'last', source: condition.source },
        above: null,
        expr: 'gt',
        limit: Number.NaN,
        clearLimit: Number.NaN,
        isSwitch: false,
      }

/**
 * The curve of a condition.
 *
 * @param series of its data points by their ids, which reach back before the span as far as it needs
 * @param thinnedToMs how far apart readings may be because others between them were left out
 */
export function curveOf(
  condition: ConditionPlan,
  series: ReadonlyMap<string, AlertSeries>,
  span: TimeSpan,
  thinnedToMs = 0,
): Curve {
  const drawn = drawnPlan(condition)
  const [source = ''] = conditionSources(drawn)
  const own = series.get(source)
  const isSwitch = drawn.kind === 'value' && drawn.isSwitch
  const plan = {
    groups: [{ id: '', conditions: [drawn] }],
    holdMs: 0,
    reactivationMs: 0,
    hours: null,
    missing: 'keep' as const,
  }
  const { times = [], values = [] } = tracksOf(plan, series, span)[0]?.[0] ?? {}
  const isHourly = periodOf(drawn) >= HOUR_MS
  const gapMs = (from: number, to: number): number =>
    isSwitch || own === undefined
      ? Infinity
      : Math.max(
          thinnedToMs,
          2 *
            Math.max(isHourly ? HOUR_MS : 0, longestIntervalMs(own, from, Math.max(to, from + 1))),
        )
  const pieces: [number, number][][] = []
  let lastTs = -Infinity
  for (const [at, ts] of times.entries()) {
    const value = values[at] ?? Number.NaN
    // If readings were left out, a missing value was measured nevertheless.
    if (Number.isNaN(value) && thinnedToMs === 0) lastTs = -Infinity
    if (ts < span.from || ts > span.to || Number.isNaN(value)) continue
    if (pieces.length === 0 || ts - lastTs > gapMs(lastTs, ts)) pieces.push([])
    pieces.at(-1)?.push([ts, value])
    lastTs = ts
  }
  const limit =
    drawn.kind === 'value' && !isSwitch && !Number.isNaN(drawn.limit) ? drawn.limit : null
  const goodForMs = gapMs(span.to - 1, span.to)
  return { span, pieces: pieces.map(thinned), limit, isSwitch, goodForMs }
}

/** At most about {@link READINGS_MAX} points: the lowest and the highest of each part, at their times. */
function thinned(points: readonly (readonly [number, number])[]) {
  if (points.length <= READINGS_MAX) return points
  const size = Math.ceil((2 * points.length) / READINGS_MAX)
  const kept: (readonly [number, number])[] = []
  for (let start = 0; start < points.length; start += size) {
    const part = points.slice(start, start + size)
    const sorted = part.toSorted((one, other) => one[1] - other[1])
    const ends = [sorted[0], sorted.at(-1)].filter((point) => point !== undefined)
    kept.push(...new Set(ends.toSorted((one, other) => one[0] - other[0])))
  }
  return kept
}
