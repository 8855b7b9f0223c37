import { coverageOf, reduceM4 } from '@airshed/domain'
import type { Measurement, MeasurementSearch } from '@airshed/schemas'
import type { Series } from '../measurementStore.ts'
import { columnPoints } from './columns.ts'
import type { RunSql } from './insert.ts'
import { bucketsSql, LAST_SQL, seriesSql, type SeriesRow } from './searchSql.ts'
import { stepStart } from './steps.ts'
import { planSearch, rollupFor, type SearchPlan } from './window.ts'

/**
 * See MeasurementStore.search. One statement reads all data points of the call.
 *
 * Empty steps of statistics are left out: `info.averagingPeriodMs` shows the reader where they are
 * missing. A reduced series says `[ts, null]` once where a gap of more than a column begins, for its
 * reader cannot know how far apart its points may lie.
 */
export async function searchMeasurements(
  run: RunSql,
  query: MeasurementSearch,
  now: number,
): Promise<Map<string, Series>> {
  const plan = planSearch(query, now)
  const ids = [...new Set(query.data_point_id)]
  const rows = await readRows(run, ids, plan, query.statistic ?? 'mean')
  const found = new Map(rows.map((row) => [row.id, toSeries(row, plan, now)]))
  return new Map(ids.map((id) => [id, found.get(id) ?? EMPTY]))
}

const EMPTY: Series = {
  measurements: [],
  info: { averagingPeriodMs: null, reduced: false, completeness: null },
}

function readRows(
  run: RunSql,
  ids: string[],
  plan: SearchPlan,
  statistic: 'mean' | 'min' | 'max',
): Promise<SeriesRow[]> {
  const window = [ids, plan.from, plan.to]
  if (plan.kind === 'last') return run<SeriesRow>(LAST_SQL, [...window, plan.count])
  if (plan.kind === 'buckets') {
    const statement = bucketsSql(plan.stepMs, rollupFor(plan.stepMs), statistic)
    return run<SeriesRow>(statement, [...window, plan.count])
  }
  const { stepMs, from, to, denseAbove } = plan
  const firstWhole = Math.min(to + 1, -stepStart(-from, stepMs))
  const wholeEnd = Math.max(firstWhole, stepStart(to + 1, stepMs))
  const statement = seriesSql(stepMs, to - from)
  return run<SeriesRow>(statement, [...window, denseAbove, firstWhole, wholeEnd])
}

function toSeries(row: SeriesRow, plan: SearchPlan, now: number): Series {
  const info = {
    averagingPeriodMs: plan.kind === 'buckets' ? plan.stepMs : null,
    reduced: row.is_dense,
    completeness: completenessOf(row, plan, now),
  }
  const text = `[${row.series ?? ''}]`
  if (plan.kind === 'series' && row.is_dense) {
    return { measurements: columnPoints(JSON.parse(text) as number[], plan.columnMs), info }
  }
  const all = JSON.parse(text) as Measurement[]
  if (plan.kind === 'last' || plan.width === null) return { measurements: all, info }
  const measurements = reduce(all, plan.from, plan.to, plan.width)
  return { measurements, info: { ...info, reduced: measurements.length < all.length } }
}

/** Share of the readings that the device's interval lets expect; the future is not expected. */
function completenessOf(row: SeriesRow, plan: SearchPlan, now: number): number | null {
  if (plan.kind === 'last' || (plan.kind === 'buckets' && plan.count !== null)) return null
  const lengthMs = Math.min(plan.to, now) - plan.from
  return coverageOf(row.count ?? 0, Math.floor(lengthMs / row.interval_ms))
}

/** M4 over readings: what is left draws the same picture at that width. */
function reduce(all: Measurement[], from: number, to: number, width: number): Measurement[] {
  if (all.length <= 4 * width) return all
  const times = Float64Array.from(all, ([ts]) => ts)
  const values = Float64Array.from(all, ([, value]) => value ?? Number.NaN)
  return [...reduceM4(times, values, { from, to, columns: width })].map(
    (at) => all[at] as Measurement,
  )
}
