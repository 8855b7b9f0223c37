import {
  coverageOf,
  expectedReadings,
  GAP_STEPS,
  longestIntervalMs,
  type IntervalSeries,
} from '@airshed/domain'
import type { Measurement, MeasurementSearch, SensorFault, SeriesInfo } from '@airshed/schemas'
import type { Series } from '../measurementStore.ts'
import { seriesOnBasis } from './basis.ts'
import { columnPoints } from './columns.ts'
import { coveredSteps, type CountedStep } from './coveredSteps.ts'
import { findFaults } from './faults.ts'
import { isHeld, searchHeld } from './heldSeries.ts'
import { intervalsIn } from './intervals.ts'
import { readSeries } from './readSeries.ts'
import type { RunSlice } from './sliceSize.ts'
import { columnMsOf, fitsWidth, reduceSeries } from './reduceSeries.ts'
import type { SeriesRow } from './searchSql.ts'
import { SeriesText } from './seriesText.ts'
import { planSearch, type SearchPlan } from './window.ts'

/**
 * See MeasurementStore.search.
 *
 * Empty steps of statistics are left out: `info.averagingPeriodMs` shows the reader where they are missing.
 * Steps with too few readings are `[ts, null]`. A reduced series has one `[ts, null]` where a gap of more
 * than a column begins, as its reader cannot know how far apart its points may be.
 */
export async function searchMeasurements(
  run: RunSlice,
  query: MeasurementSearch,
  now: number,
): Promise<Map<string, Series>> {
  const plan = planSearch(query, now)
  const ids = [...new Set(query.data_point_id)]
  const statistic = query.statistic ?? 'mean'
  const rows = await readSeries(
    run,
    ids.filter((id) => !isHeld(id)),
    plan,
    statistic,
  )
  // The newest readings show a fault themselves if they include a valid one.
  const asked = rows.filter(({ count }) => plan.kind !== 'last' || (count ?? 0) === 0)
  const faults = await findFaults(
    run,
    asked.map(({ id }) => id),
    plan,
  )
  const found = new Map([
    ...rows.map((row) => [row.id, toSeries(row, plan, now, faults.get(row.id))] as const),
    ...(await searchHeld(run, ids.filter(isHeld), plan, statistic, now)),
  ])
  return new Map(ids.map((id) => [id, found.get(id) ?? EMPTY]))
}

/** The same on the basis that the query asks for; series of corrected values say so. */
export async function searchOnBasis(
  run: RunSlice,
  query: MeasurementSearch,
  now: number,
): Promise<Map<string, Series>> {
  const others = await seriesOnBasis(run, query.data_point_id, query.basis)
  if (others.size === 0) return searchMeasurements(run, query, now)
  const ids = query.data_point_id.map((id) => others.get(id) ?? id)
  const found = await searchMeasurements(run, { ...query, data_point_id: ids }, now)
  return new Map(
    query.data_point_id.map((id) => {
      const other = others.get(id)
      const series = found.get(other ?? id) ?? EMPTY
      return [id, other === undefined ? series : correctedText(series)]
    }),
  )
}

const correctedText = ({ json, info }: Series): Series =>
  new SeriesText(json, { ...info, basis: 'corrected' })

const EMPTY = new SeriesText('[]', {
  averagingPeriodMs: null,
  reduced: false,
  completeness: null,
  reportingIntervals: [],
})

/** An unreduced series stays the text it arrived as, as parsing and serializing it takes longest. */
function toSeries(
  row: SeriesRow,
  plan: SearchPlan,
  now: number,
  fault: SensorFault | undefined,
): Series {
  const reportingIntervals = intervalsIn(row, plan)
  const device = { reportingIntervalMs: row.interval_ms, reportingIntervals }
  const info = {
    averagingPeriodMs: plan.kind === 'buckets' ? plan.stepMs : null,
    reduced: row.is_dense,
    completeness: completenessOf(row, plan, device, now),
    reportingIntervals,
    ...(fault === undefined ? {} : { fault }),
  }
  const series = row.series ?? ''
  if (plan.kind === 'series' && row.is_dense) {
    const { columnMs } = plan
    const points = columnPoints(series, columnMs, gapsOf(device))
    return new SeriesText(points, { ...info, columnMs })
  }
  const text = `[${series}]`
  if (plan.kind === 'buckets') {
    const steps = coveredSteps(JSON.parse(text) as CountedStep[], plan.stepMs, device, now)
    return reducedText(steps, plan, device, info)
  }
  const isWhole = plan.kind === 'last' || fitsWidth(row.rows ?? 0, plan.width)
  if (isWhole) return new SeriesText(text, info)
  return reducedText(JSON.parse(text) as Measurement[], plan, device, info)
}

function reducedText(
  all: Measurement[],
  plan: Parameters<typeof reduceSeries>[1],
  device: IntervalSeries,
  info: SeriesInfo,
): Series {
  const measurements = reduceSeries(all, plan, device)
  if (plan.width === null || measurements.length === all.length) return textOf(measurements, info)
  const columnMs = columnMsOf(plan.from, plan.to, plan.width)
  return textOf(measurements, { ...info, reduced: true, columnMs })
}

const textOf = (measurements: Measurement[], info: SeriesInfo) =>
  new SeriesText(JSON.stringify(measurements), info)

/** Share of the readings expected from the device's interval; none are expected in the future. */
function completenessOf(
  row: SeriesRow,
  plan: SearchPlan,
  device: IntervalSeries,
  now: number,
): number | null {
  if (plan.kind === 'last' || (plan.kind === 'buckets' && plan.count !== null)) return null
  return coverageOf(row.count ?? 0, expectedReadings(device, plan.from, Math.min(plan.to, now)))
}

/** Whether readings at two times are further apart than expected from the intervals in force. */
const gapsOf = (device: IntervalSeries) => (beforeMs: number, afterMs: number) =>
  afterMs - beforeMs > GAP_STEPS * longestIntervalMs(device, beforeMs, afterMs)
