import { expectedIntervals, type IntervalSeries, type MetricSource } from '@airshed/domain'
import type { ParameterKind, ReportingInterval } from '@airshed/schemas'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../store/db.ts'

/** A data point that alerts look at. */
export interface WatchedPoint extends IntervalSeries {
  readonly key: number
  readonly nodeId: string
  readonly source: MetricSource
}

/** The data points that these alerts look at, by id; those that are gone are left out. */
export const readPoints = (
  db: Db,
  alertIds: readonly string[],
): Promise<ReadonlyMap<string, WatchedPoint>> =>
  pointsWhere(
    db,
    sql<boolean>`point.key in (
      select source from alert_sources where alert_id = any(${[...alertIds]}::text[]))`,
  )

/** Data points by their ids, whoever they belong to. */
export const pointsById = (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WatchedPoint>> =>
  pointsWhere(db, sql<boolean>`point.id = any(${[...ids]}::text[])`)

async function pointsWhere(
  db: Db,
  condition: RawBuilder<boolean>,
): Promise<ReadonlyMap<string, WatchedPoint>> {
  const { rows } = await sql<PointRow>`
    select point.id, point.key, point.node_id, point.path, point.kind, point.unit, point.step_ms,
      node.interval_ms, (
        select json_agg(json_build_object('fromMs', from_ts, 'intervalMs', reporting_intervals.interval_ms) order by from_ts)
        from reporting_intervals where reporting_intervals.node_id = point.node_id
      ) as intervals
    from data_points point join nodes node on node.id = point.node_id
    where ${condition}`.execute(db)
  return new Map(rows.map((row) => [row.id, pointOf(row)]))
}

interface PointRow {
  id: string
  key: number
  node_id: string
  path: string
  kind: ParameterKind
  unit: string
  step_ms: number | null
  interval_ms: number
  intervals: ReportingInterval[] | null
}

function pointOf(row: PointRow): WatchedPoint {
  const { id, key, path, kind, unit, step_ms: stepMs } = row
  const source = { id, path, kind, unit, stepMs }
  const device = {
    reportingIntervalMs: row.interval_ms,
    reportingIntervals: row.intervals ?? [],
  }
  return { key, nodeId: row.node_id, source, ...expectedIntervals(source, device) }
}
