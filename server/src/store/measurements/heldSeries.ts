import {
  COMPLETENESS_THRESHOLD,
  DAY_MS,
  heldFigures,
  heldSteps,
  MINUTE_MS,
  ONLINE_STATUS_PATH,
  withCoverage,
  type HeldChange,
} from '@airshed/domain'
import type { Measurement, RangeStatistics, SeriesInfo } from '@airshed/schemas'
import type { Series } from '../measurementStore.ts'
import { SeriesText } from './seriesText.ts'
import type { RunSlice } from './sliceSize.ts'
import type { StatisticsWindow } from './statistics.ts'
import type { SearchPlan } from './window.ts'

/** Maximum transitions of one data point that are read, the newest ones: two weeks of one each minute. */
const CHANGES_MAX = 20_000
/** Data points per statement. */
const POINTS_AT_ONCE = 200
/** Nothing is expected between two transitions: no reader takes the time between them for a gap. */
const EXPECTED_EACH_MS = 3_660 * DAY_MS

/** Whether the readings of a data point are transitions: a value holds until the next. */
export const isHeld = (id: string): boolean => id.endsWith(`/${ONLINE_STATUS_PATH}`)

/** `$1` ids, `$2` from, `$3` to. */
const HELD_SQL = `
select point.id, (
    select ts || ',' || coalesce(value::text, 'null') from measurements
    where data_point = point.key and ts < $2::int8 order by ts desc limit 1
  ) as before, (
    select string_agg(ts || ',' || coalesce(value::text, 'null'), ',' order by ts) from (
      select ts, value from measurements
      where data_point = point.key and ts >= $2::int8 and ts <= $3::int8
      order by ts desc limit ${CHANGES_MAX}
    ) newest
  ) as changes
from data_points point
where point.id = any($1::text[])`

interface HeldRow {
  id: string
  before: string | null
  changes: string | null
}

interface Held {
  /** The last transition before the window. */
  readonly before: HeldChange | undefined
  /** Those within it, ascending. */
  readonly changes: readonly HeldChange[]
}

/**
 * The series of data points whose readings are transitions: with the value that holds as the window begins, up to
 * now; or the shares of steps. See MeasurementStore.search.
 */
export async function searchHeld(
  run: RunSlice,
  ids: readonly string[],
  plan: SearchPlan,
  statistic: 'mean' | 'min' | 'max',
  now: number,
): Promise<Map<string, Series>> {
  const info: SeriesInfo = {
    averagingPeriodMs: plan.kind === 'buckets' ? plan.stepMs : null,
    reduced: false,
    completeness: null,
    reportingIntervals: [{ fromMs: plan.from, intervalMs: EXPECTED_EACH_MS }],
  }
  const held = await readHeld(run, ids, plan)
  return new Map(
    [...held].map(([id, own]) => [
      id,
      new SeriesText(JSON.stringify(measurementsOf(own, plan, statistic, now)), info),
    ]),
  )
}

function measurementsOf(
  { before, changes }: Held,
  plan: SearchPlan,
  statistic: 'mean' | 'min' | 'max',
  now: number,
): Measurement[] {
  const to = Math.min(plan.to, now)
  if (plan.kind === 'last') return changes.slice(-plan.count).map(([ts, value]) => [ts, value])
  if (plan.kind === 'series') {
    return heldSteps(before, changes, { from: plan.from, to }).map(([ts, value]) => [ts, value])
  }
  const windows: StatisticsWindow[] = []
  const first = before?.[0] ?? changes[0]?.[0] ?? Infinity
  const startsAt = Math.max(plan.from, first - (first % plan.stepMs))
  for (let from = startsAt; from < to; from += plan.stepMs) {
    windows.push({ from, to: Math.min(to, from + plan.stepMs) })
  }
  const steps = figuresOf({ before, changes }, windows).flatMap((figures, at): Measurement[] => {
    const { from, to: end } = windows[at] ?? { from: 0, to: 0 }
    if (figures.knownMs === 0) return []
    const isKnown = figures.knownMs >= COMPLETENESS_THRESHOLD * (end - from)
    const { mean, minimum: min, maximum: max } = figures
    return [[from, isKnown ? { mean, min, max }[statistic] : null]]
  })
  return plan.count === null ? steps : steps.slice(-plan.count)
}

/** The figures of windows of data points whose readings are transitions; `count` and `expected` are minutes. */
export async function heldStatistics(
  run: RunSlice,
  ids: readonly string[],
  windows: readonly StatisticsWindow[],
  now: number,
): Promise<Map<string, RangeStatistics[]>> {
  const from = Math.min(...windows.map((window) => window.from))
  const to = Math.max(...windows.map((window) => window.to))
  const held = await readHeld(run, ids, { from, to })
  const known = windows.map((window) => ({ from: window.from, to: Math.min(window.to, now) }))
  return new Map(
    [...held].map(([id, own]) => [
      id,
      figuresOf(own, known).map(({ mean, minimum, maximum, knownMs }, at): RangeStatistics => {
        const spanMs = Math.max(0, (known[at]?.to ?? 0) - (known[at]?.from ?? 0))
        return {
          ...withCoverage(mean, Math.round(knownMs / MINUTE_MS), Math.round(spanMs / MINUTE_MS)),
          minimum,
          maximum,
          combination: 'mean',
          isTimeWeighted: true,
          resultant: null,
        }
      }),
    ]),
  )
}

/** @param windows in the order of their starts */
function figuresOf({ before, changes }: Held, windows: readonly StatisticsWindow[]) {
  const all = before === undefined ? changes : [before, ...changes]
  let first = 0
  return windows.map(({ from, to }) => {
    while ((all[first + 1]?.[0] ?? Infinity) <= from) first += 1
    let end = first
    while ((all[end]?.[0] ?? Infinity) < to) end += 1
    return heldFigures(all.slice(first, end), { from, to })
  })
}

async function readHeld(
  run: RunSlice,
  ids: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<Map<string, Held>> {
  const found = new Map<string, Held>()
  for (let at = 0; at < ids.length; at += POINTS_AT_ONCE) {
    const { rows } = await run<HeldRow>(HELD_SQL, [
      ids.slice(at, at + POINTS_AT_ONCE),
      Math.ceil(from),
      Math.floor(to),
    ])
    for (const { id, before, changes } of rows) {
      const inside = changesOf(changes)
      // Of more transitions only the newest are read: what held before them is unknown.
      const isCut = inside.length >= CHANGES_MAX
      found.set(id, { before: isCut ? undefined : changesOf(before)[0], changes: inside })
    }
  }
  return found
}

function changesOf(text: string | null): HeldChange[] {
  const numbers = JSON.parse(`[${text ?? ''}]`) as (number | null)[]
  return Array.from({ length: numbers.length / 2 }, (_, at): HeldChange => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? null,
  ])
}
