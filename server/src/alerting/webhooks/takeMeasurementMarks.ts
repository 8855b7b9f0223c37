import { parameterById } from '@airshed/profiles'
import {
  EVENT_READINGS_MAX,
  type MeasuredSeries,
  type Measurement,
  type MeasurementsStored,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { isHiddenSql } from '../../storage/store/measurements/hiddenSql.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** Maximum marks read for one event. */
const MARKS_AT_ONCE = 1_000

interface Span {
  dataPoint: number
  from: number
  to: number
}

interface ReadRow {
  at: number
  ts: number
  value: number | null
  flags: number
}

/**
 * Takes readings that a webhook has not been notified of, as one event; what does not fit in it stays marked. If the
 * transaction fails, all of them stay marked.
 *
 * @param now ms UTC
 * @returns null if none of the readings exist anymore
 */
export async function takeMeasurementMarks(
  tx: Transaction<Tables>,
  { id, organization_id: organizationId }: { id: string; organization_id: string },
  now: number,
): Promise<MeasurementsStored | null> {
  const spans = await takeSpans(tx, id)
  const rows = await readSpans(tx, spans)
  const next = rows[EVENT_READINGS_MAX]
  if (next !== undefined) await markAgain(tx, id, spans, next)
  const series = await seriesOf(tx, spans, rows.slice(0, EVENT_READINGS_MAX))
  if (series.length === 0) return null
  return {
    type: 'measurements.stored',
    timestamp: new Date(now).toISOString(),
    data: { organization_id: organizationId, series },
  }
}

/**
 * Merges adjacent spans of one data point, so that no reading is in an event twice. Rows are deleted by their place,
 * because the planner would look for a thousand ids by reading the marks of all webhooks.
 */
async function takeSpans(tx: Transaction<Tables>, webhookId: string): Promise<Span[]> {
  const { rows } = await sql<{ data_point: number; from_ts: number; to_ts: number }>`
    with taken as (
      delete from webhook_marks where ctid = any(array(
        select ctid from webhook_marks where webhook_id = ${webhookId}
        order by id limit ${sql.lit(MARKS_AT_ONCE)}))
      returning data_point, from_ts, to_ts
    )
    select data_point, from_ts, to_ts from taken order by data_point, from_ts, to_ts`.execute(tx)
  const spans: Span[] = []
  for (const { data_point: dataPoint, from_ts: from, to_ts: to } of rows) {
    const last = spans.at(-1)
    if (last?.dataPoint === dataPoint && from <= last.to) last.to = Math.max(last.to, to)
    else spans.push({ dataPoint, from, to })
  }
  return spans
}

/** Readings of the spans in order, one more than fits into an event. */
async function readSpans(tx: Transaction<Tables>, spans: readonly Span[]): Promise<ReadRow[]> {
  if (spans.length === 0) return []
  const { rows } = await sql<ReadRow>`
    select (span.at - 1)::int4 as at, reading.ts, reading.flags,
      case when ${sql.raw(isHiddenSql('reading.flags'))} then null else reading.value end as value
    from unnest(${spans.map(({ dataPoint }) => dataPoint)}::int4[],
      ${spans.map(({ from }) => from)}::int8[], ${spans.map(({ to }) => to)}::int8[])
      with ordinality as span (data_point, from_ts, to_ts, at)
    cross join lateral (
      select ts, value, flags from measurements
      where data_point = span.data_point and ts >= span.from_ts and ts <= span.to_ts
      order by ts limit ${sql.lit(EVENT_READINGS_MAX + 1)}
    ) reading
    order by span.at, reading.ts limit ${sql.lit(EVENT_READINGS_MAX + 1)}`.execute(tx)
  return rows
}

/** Marks the rest again, from the first reading that does not fit. */
async function markAgain(
  tx: Transaction<Tables>,
  webhookId: string,
  spans: readonly Span[],
  next: ReadRow,
): Promise<void> {
  const left = spans.slice(next.at).map(({ dataPoint, from, to }, at) => ({
    webhook_id: webhookId,
    data_point: dataPoint,
    from_ts: at === 0 ? next.ts : from,
    to_ts: to,
  }))
  await tx.insertInto('webhook_marks').values(left).execute()
}

async function seriesOf(
  tx: Transaction<Tables>,
  spans: readonly Span[],
  rows: readonly ReadRow[],
): Promise<MeasuredSeries[]> {
  const measured = new Map<number, Measurement[]>()
  for (const { at, ts, value, flags } of rows) {
    const key = spans[at]?.dataPoint ?? -1
    const measurements = measured.get(key) ?? []
    measured.set(key, measurements)
    measurements.push(flags === 0 ? [ts, value] : [ts, value, flags])
  }
  if (measured.size === 0) return []
  const points = await tx
    .selectFrom('data_points as series')
    .innerJoin('data_points as point', (join) =>
      join.on(sql<boolean>`point.key = coalesce(series.corrects, series.key)`),
    )
    .select(['series.key', 'series.corrects', 'point.id', 'point.node_id', 'point.path'])
    .select(['point.is_mapped', 'point.name', 'point.unit'])
    .where(sql<boolean>`series.key = any(${[...measured.keys()]}::int4[])`)
    .orderBy('series.key')
    .execute()
  return points.map((point) => {
    const parameter = point.is_mapped ? parameterById(point.path) : undefined
    return {
      data_point_id: point.id,
      node_id: point.node_id,
      path: point.path,
      name: point.name === '' ? (parameter?.name ?? point.path) : point.name,
      unit: point.unit,
      basis: point.corrects === null ? 'reported' : 'corrected',
      measurements: measured.get(point.key) ?? [],
    }
  })
}
