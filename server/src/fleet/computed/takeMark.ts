import { HOUR_MS, type TimeSpan } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { NodeComputedParameters, SourcePoint } from './nodeComputedParameters.ts'
import { endOfPart } from './readSeries.ts'

/** Marks per batch. */
const MARKS_AT_ONCE = 1000

/** The next readings of a data point for its computed parameters to process. */
export interface TakenMark extends TimeSpan {
  readonly source: SourcePoint
}

/**
 * Takes the marks of one data point that are close together: measured data points first, so that a computed parameter of
 * computed parameters finds those computed. What is too much for one transaction stays marked.
 *
 * If the transaction fails, the marks are restored.
 *
 * @returns null if nothing is marked
 */
export async function takeMark(
  tx: Transaction<Tables>,
  node: NodeComputedParameters,
): Promise<TakenMark | null> {
  const marks = await tx
    .selectFrom('metric_marks')
    .selectAll()
    .where(sql<boolean>`source = any(${[...node.sources.keys()]}::int4[])`)
    .orderBy('from_ts')
    .orderBy('id')
    .limit(MARKS_AT_ONCE)
    .execute()
  const depthOf = (key: number) => node.sources.get(key)?.depth ?? Infinity
  const [first] = marks.toSorted((a, b) => depthOf(a.source) - depthOf(b.source))
  const source = first === undefined ? undefined : node.sources.get(first.source)
  if (first === undefined || source === undefined) return null
  const span = { from: first.from_ts, to: first.to_ts }
  const ids: number[] = []
  for (const mark of marks) {
    if (mark.source !== source.key || mark.from_ts > span.to + HOUR_MS) continue
    span.to = Math.max(span.to, mark.to_ts)
    ids.push(mark.id)
  }
  await sql`delete from metric_marks where id = any(${ids}::int8[])`.execute(tx)
  const read = node.computed.filter(({ sources }) => sources.includes(source))
  const to = await endOfPart(
    tx,
    read.flatMap(({ sources }) => sources),
    span,
  )
  if (to < span.to) {
    await tx
      .insertInto('metric_marks')
      .values({ source: source.key, from_ts: to + 1, to_ts: span.to })
      .execute()
  }
  return { source, from: span.from, to }
}
