import { expectedIntervals, type IntervalSeries, type ComputedSource } from '@airshed/domain'
import type { ParameterKind, ReportingInterval } from '@airshed/schemas'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../storage/store/db.ts'

/** A data point that alerts look at. */
export interface WatchedPoint extends IntervalSeries {
  /** Of the series that alerts evaluate: the corrected one where corrected values count. */
  readonly key: number
  readonly seriesId: string
  readonly nodeId: string
  readonly source: ComputedSource
}

/** Data points by their ids. */
export type WatchedPoints = ReadonlyMap<string, WatchedPoint>

/**
 * The data points that each of these alerts may look at, by the id of the alert. Data points that its rules
 * name but that it is not linked to are left out, even if another alert looks at them.
 */
export async function readPoints(
  db: Db,
  alertIds: readonly string[],
): Promise<ReadonlyMap<string, WatchedPoints>> {
  const links = await db
    .selectFrom('alert_sources')
    .select(['alert_id', 'source'])
    .where(sql<boolean>`alert_id = any(${[...alertIds]}::text[])`)
    .execute()
  const keys = [...new Set(links.map(({ source }) => source))]
  const points = await pointsWhere(db, sql<boolean>`point.key = any(${keys}::int4[])`)
  const byKey = new Map([...points.values()].map((point) => [point.key, point]))
  return new Map(
    [...Map.groupBy(links, (link) => link.alert_id)].map(([alertId, own]) => [
      alertId,
      new Map(
        own.flatMap(({ source }) => {
          const point = byKey.get(source)
          return point === undefined ? [] : [[point.source.id, point]]
        }),
      ),
    ]),
  )
}

/** Data points by their ids, whichever organization they belong to. */
export const pointsById = (db: Db, ids: readonly string[]): Promise<WatchedPoints> =>
  pointsWhere(
    db,
    sql<boolean>`point.key in (
      select coalesce(chosen_series.series_key, named.key)
      from data_points named left join chosen_series on chosen_series.key = named.key
      where named.id = any(${[...ids]}::text[]))`,
  )

async function pointsWhere(db: Db, condition: RawBuilder<boolean>): Promise<WatchedPoints> {
  const { rows } = await sql<PointRow>`
    select coalesce(raw.id, point.id) as id, point.id as series_id, point.key, point.node_id,
      coalesce(raw.path, point.path) as path, point.kind, point.unit, point.step_ms,
      node.interval_ms, (
        select json_agg(json_build_object('fromMs', from_ts, 'intervalMs', reporting_intervals.interval_ms) order by from_ts)
        from reporting_intervals where reporting_intervals.node_id = point.node_id
      ) as intervals
    from data_points point join nodes node on node.id = point.node_id
    left join data_points raw on raw.key = point.corrects
    where ${condition}`.execute(db)
  return new Map(rows.map((row) => [row.id, pointOf(row)]))
}

interface PointRow {
  id: string
  series_id: string
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
  return {
    key,
    seriesId: row.series_id,
    nodeId: row.node_id,
    source,
    ...expectedIntervals(source, device),
  }
}
