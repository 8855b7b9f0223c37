import {
  conditionSources,
  hoursIn,
  longestIntervalMs,
  type AlertSeries,
  type ConditionPlan,
} from '@airshed/domain'
import { sql } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'
import { countedSql } from '../../../storage/store/measurements/hiddenSql.ts'
import { isOfHours, loadSeries } from '../../alerts/loadSeries.ts'
import { hoursKey, readHours } from '../../alerts/readHours.ts'
import type { WatchedPoint, WatchedPoints } from '../../alerts/readPoints.ts'
import { curveOf, drawnPlan, isReducible, READINGS_MAX, shownSpan, type Curve } from './curve.ts'

/**
 * Reads what a condition measured up to a time, at most about 2,000 values.
 *
 * @param points data points that its alert may look at
 * @returns null if there is nothing to draw
 */
export async function readCurve(
  db: Db,
  condition: ConditionPlan,
  points: WatchedPoints,
  to: number,
): Promise<Curve | null> {
  const drawn = drawnPlan(condition)
  const sources = conditionSources(drawn).map((id) => points.get(id))
  const there = sources.filter((point) => point !== undefined)
  const [own] = there
  if (own === undefined || there.length < sources.length) return null
  const intervalMs = Math.max(1, longestIntervalMs(own, to - 1, to))
  const span = shownSpan(condition, to, intervalMs)
  const isReduced = isReducible(drawn) && (span.to - span.from) / intervalMs > READINGS_MAX
  const partMs = Math.ceil(((span.to - span.from) * 2) / READINGS_MAX)
  const series = isOfHours(drawn)
    ? await hourSeries(db, there, drawn, span)
    : isReduced
      ? new Map([[own.source.id, await reducedSeries(db, own, span, partMs)]])
      : (await loadSeries(db, [{ plan: planOfOne(drawn), span, points }]))({ points })
  const curve = curveOf(condition, series, span, isReduced ? 2 * partMs : 0)
  return curve.pieces.length === 0 ? null : curve
}

const planOfOne = (condition: ConditionPlan) => ({
  groups: [{ id: '', conditions: [condition] }],
  holdMs: 0,
  reactivationMs: 0,
  hours: null,
  missing: 'keep' as const,
})

/** Hourly values at the hours they belong to: finding out when they became known would take all readings. */
async function hourSeries(
  db: Db,
  points: readonly WatchedPoint[],
  {
    measure,
  }: Extract<ConditionPlan, { kind: 'value' }> & { measure: Parameters<typeof hoursKey>[1] },
  span: Curve['span'],
): Promise<ReadonlyMap<string, AlertSeries>> {
  const hours = Float64Array.from(hoursIn(span))
  const values = await readHours(
    db,
    points.map((point) => ({ point, measure, span })),
  )
  return new Map(
    points.map((point) => [
      point.source.id,
      {
        ...point,
        times: hours,
        values: new Float64Array(hours.length),
        hourValues: () => values.get(hoursKey(point.source.id, measure)),
      },
    ]),
  )
}

/** The lowest and the highest reading of each part of a span, at their times. */
async function reducedSeries(
  db: Db,
  point: WatchedPoint,
  { from, to }: Curve['span'],
  partMs: number,
): Promise<AlertSeries> {
  const { rows } = await sql<{ ts: number; value: number }>`
    select distinct ts, value from (
      select ts, counted as value,
        row_number() over (partition by (ts - ${Math.trunc(from)}::int8) / ${partMs}::int8 order by counted, ts) as lowest,
        row_number() over (partition by (ts - ${Math.trunc(from)}::int8) / ${partMs}::int8 order by counted desc, ts) as highest
      from measurements cross join lateral (select ${COUNTED} as counted) reading
      where data_point = ${point.key} and ts >= ${Math.trunc(from)} and ts <= ${Math.trunc(to)}
        and counted is not null
    ) part where lowest = 1 or highest = 1 order by ts`.execute(db)
  return {
    ...point,
    times: Float64Array.from(rows, ({ ts }) => ts),
    values: Float64Array.from(rows, ({ value }) => value),
  }
}

const COUNTED = sql.raw(countedSql())
