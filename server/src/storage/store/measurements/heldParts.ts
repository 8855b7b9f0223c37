import type { HeldChange } from '@airshed/domain'
import type { RunSlice } from './sliceSize.ts'

/** Transitions of one data point per statement. */
const CHANGES_AT_ONCE = 5_000
/** Data points per statement. */
const POINTS_AT_ONCE = 200

/** A part of a window of transitions. */
export interface HeldPart {
  /** The last transition before it. */
  readonly before: HeldChange | undefined
  /** Those within it, ascending. */
  readonly changes: readonly HeldChange[]
  /** ms UTC; `to` is exclusive. */
  readonly from: number
  readonly to: number
}

const CHANGES = `(
    select string_agg(ts || ',' || coalesce(value::text, 'null'), ',' order by ts) from (
      select ts, value from measurements
      where data_point = point.key and ts >= $2::int8 and ts < $3::int8
      order by ts limit $4::int
    ) part
  )`

/** `$1` ids, `$2` from, `$3` to (exclusive), `$4` transitions of each. */
const FIRST_SQL = `
select point.id, (
    select ts || ',' || coalesce(value::text, 'null') from measurements
    where data_point = point.key and ts < $2::int8 order by ts desc limit 1
  ) as before, ${CHANGES} as changes
from data_points point
where point.id = any($1::text[])`

/** The same of later parts, whose last transition before them is known. */
const NEXT_SQL = `
select point.id, null as before, ${CHANGES} as changes
from data_points point
where point.id = any($1::text[])`

/** `$1` ids, `$2` from, `$3` to (exclusive), `$4` transitions of each, the newest ones. */
const NEWEST_SQL = FIRST_SQL.replace('order by ts limit', 'order by ts desc limit')

interface HeldRow {
  id: string
  before: string | null
  changes: string | null
}

/** A window, ms UTC; `to` is exclusive. */
interface Window {
  readonly from: number
  readonly to: number
}

/**
 * The transitions of a window, data point by data point, each in parts that follow each other: however many there are,
 * one part is held at a time. Unknown data points are left out.
 */
export async function* heldParts(
  run: RunSlice,
  ids: readonly string[],
  { from, to }: Window,
): AsyncGenerator<[id: string, parts: AsyncIterable<HeldPart>]> {
  const bounds = [Math.ceil(from), Math.ceil(to), CHANGES_AT_ONCE]
  for (let at = 0; at < ids.length; at += POINTS_AT_ONCE) {
    const some = ids.slice(at, at + POINTS_AT_ONCE)
    const { rows } = await run<HeldRow>(FIRST_SQL, [some, ...bounds])
    for (const row of rows) yield [row.id, partsOf(run, row, { from, to })]
  }
}

async function* partsOf(
  run: RunSlice,
  { id, before, changes }: HeldRow,
  { from, to }: Window,
): AsyncGenerator<HeldPart> {
  let part = { before: changesOf(before)[0], changes: changesOf(changes), from }
  for (;;) {
    const last = part.changes.at(-1)
    if (last === undefined || part.changes.length < CHANGES_AT_ONCE) {
      yield { ...part, to: Infinity }
      return
    }
    yield { ...part, to: last[0] }
    const next = [[id], last[0] + 1, Math.ceil(to), CHANGES_AT_ONCE]
    const { rows } = await run<HeldRow>(NEXT_SQL, next)
    part = { before: last, changes: changesOf(rows[0]?.changes ?? null), from: last[0] }
  }
}

/** The newest transitions of data points, ascending. */
export async function newestChanges(
  run: RunSlice,
  ids: readonly string[],
  { from, to, count }: Window & { readonly count: number },
): Promise<Map<string, HeldChange[]>> {
  const found = new Map<string, HeldChange[]>()
  for (let at = 0; at < ids.length; at += POINTS_AT_ONCE) {
    const some = ids.slice(at, at + POINTS_AT_ONCE)
    const { rows } = await run<HeldRow>(NEWEST_SQL, [some, Math.ceil(from), Math.ceil(to), count])
    for (const { id, changes } of rows) found.set(id, changesOf(changes))
  }
  return found
}

/**
 * The transitions that draw the same steps where many of them share a column: the first, the lowest, the highest and the
 * last of each, in order.
 *
 * @param changes ascending
 * @param columnMs columns start at multiples of it
 */
export function columnChanges(changes: readonly HeldChange[], columnMs: number): HeldChange[] {
  const kept: HeldChange[] = []
  for (let start = 0; start < changes.length;) {
    const column = Math.floor((changes[start]?.[0] ?? 0) / columnMs)
    let end = start + 1
    while (end < changes.length && Math.floor((changes[end]?.[0] ?? 0) / columnMs) === column)
      end += 1
    const own = changes.slice(start, end)
    const known = own
      .filter(([, value]) => value !== null)
      .toSorted(([, a], [, b]) => (a ?? 0) - (b ?? 0))
    const needed = new Set([own[0], known[0], known.at(-1), own.at(-1)])
    kept.push(...own.filter((change) => needed.has(change)))
    start = end
  }
  return kept
}

function changesOf(text: string | null): HeldChange[] {
  const numbers = JSON.parse(`[${text ?? ''}]`) as (number | null)[]
  return Array.from({ length: numbers.length / 2 }, (_, at): HeldChange => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? null,
  ])
}
