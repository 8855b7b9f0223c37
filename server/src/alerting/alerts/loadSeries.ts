import {
  conditionLead,
  conditionSources,
  differenceGapMs,
  HOUR_MS,
  ONLINE_STATUS_PATH,
  type AlertPlan,
  type AlertSeries,
  type ConditionPlan,
  type TimeSpan,
} from '@airshed/domain'
import type { Db } from '../../storage/store/db.ts'
import { hoursKey, readHours, type AskedHours } from './readHours.ts'
import type { WatchedPoint, WatchedPoints } from './readPoints.ts'
import { readReadings, type ReadingSpan } from './readReadings.ts'

/** An alert that is evaluated over a span. */
interface EvaluatedPlan {
  readonly plan: AlertPlan
  readonly span: TimeSpan
  /** The data points that it may look at. */
  readonly points: WatchedPoints
}

/** The series of the data points that an alert may look at, by their ids. */
type SeriesOf = (evaluated: Pick<EvaluatedPlan, 'points'>) => ReadonlyMap<string, AlertSeries>

/**
 * Loads the readings by which several alerts are evaluated, by reading measurements and hourly values once
 * for all of them. Each series covers the longest span that one of the alerts needs.
 */
export async function loadSeries(db: Db, evaluated: readonly EvaluatedPlan[]): Promise<SeriesOf> {
  const spans = new Map<number, ReadingSpan>()
  const hours = new Map<string, AskedHours>()
  for (const { plan, span, points } of evaluated) {
    for (const condition of conditionsOf(plan)) {
      for (const point of pointsOf(condition, points)) {
        const from = span.from - plan.holdMs
        const { leadMs, needsLast } = conditionLead(condition, gapOf(point, from), true)
        widen(spans, point.key, {
          from: from - leadMs,
          to: span.to,
          needsLast,
          hasEnds: point.source.path === ONLINE_STATUS_PATH,
        })
        if (isOfHours(condition)) {
          const { measure } = condition
          const key = hoursKey(point.source.id, measure)
          const known = hours.get(key)?.span ?? span
          const backTs = from - HOUR_MS - gapOf(point, from)
          const wider = { from: Math.min(known.from, backTs), to: Math.max(known.to, span.to) }
          hours.set(key, { point, measure, span: wider })
        }
      }
    }
  }
  const readings = await readReadings(db, spans)
  const values = await readHours(db, [...hours.values()])
  const seriesOf = (point: WatchedPoint): AlertSeries => ({
    ...point,
    times: readings.get(point.key)?.times ?? new Float64Array(),
    values: readings.get(point.key)?.values ?? new Float64Array(),
    hourValues: (measure) => values.get(hoursKey(point.source.id, measure)),
  })
  return ({ points }) =>
    new Map(
      [...points]
        .filter(([, { key }]) => spans.has(key))
        .map(([id, point]) => [id, seriesOf(point)]),
    )
}

/** How old a value of a data point may be around a given time, ms. */
export const gapOf = (point: WatchedPoint, ts: number): number =>
  differenceGapMs(point, Number.isFinite(ts) ? ts : 0)

export const conditionsOf = ({ groups }: AlertPlan): readonly ConditionPlan[] =>
  groups.flatMap(({ conditions }) => conditions)

/** The data points of a condition that exist. */
export const pointsOf = (condition: ConditionPlan, points: WatchedPoints): WatchedPoint[] =>
  conditionSources(condition).flatMap((id) => points.get(id) ?? [])

type HourCondition = Extract<ConditionPlan, { kind: 'value' }> & {
  measure: AskedHours['measure']
}

/** Whether a condition measures whole hours. */
export const isOfHours = (condition: ConditionPlan): condition is HourCondition =>
  condition.kind === 'value' &&
  'periodMs' in condition.measure &&
  condition.measure.periodMs >= HOUR_MS

function widen(spans: Map<number, ReadingSpan>, key: number, span: ReadingSpan): void {
  const known = spans.get(key)
  spans.set(
    key,
    known === undefined
      ? span
      : {
          from: Math.min(known.from, span.from),
          to: Math.max(known.to, span.to),
          needsLast: known.needsLast || span.needsLast,
          hasEnds: span.hasEnds,
        },
  )
}
