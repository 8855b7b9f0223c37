import { SECOND_MS } from '@airshed/domain'
import { bucketPieces, bucketWindow } from './bucketPieces.ts'
import { bucketsSql, LAST_SQL, seriesSql, type SeriesRow } from './searchSql.ts'
import { SliceSize, type RunSlice } from './sliceSize.ts'
import { stepStart } from './steps.ts'
import { rollupFor, type SearchPlan } from './window.ts'

/** Data points of the first statement, before its speed is known. */
const FIRST_SLICE = 8
const LARGEST_SLICE = 500
/** Maximum readings of a first slice, as far as the plan determines it. */
const FIRST_SLICE_ROWS = 20_000
/** Readings of one data point per statement; the next statement continues after them. */
const PAGE_READINGS = 5_000
/**
 * A window with this many times the readings of a dense one is read as dense, whatever its rollups count, as
 * rollups do not count hidden readings.
 */
const MOST_HIDDEN = 2
/** Threshold that every window exceeds. */
const ALWAYS_DENSE = -1
/** Interval of devices that report often, for estimating how many readings a window may have. */
const FAST_MS = 10 * SECOND_MS

/**
 * Reads the series of data points, in statements of about equal duration: the number of data points per statement
 * is estimated from the last one, and long series are read in parts.
 */
export async function readSeries(
  run: RunSlice,
  ids: readonly string[],
  plan: SearchPlan,
  statistic: 'mean' | 'min' | 'max',
): Promise<SeriesRow[]> {
  const found: SeriesRow[] = []
  const first = Math.min(FIRST_SLICE, Math.floor(FIRST_SLICE_ROWS / rowsOfOne(plan)))
  const size = new SliceSize({ first, most: LARGEST_SLICE })
  for (let at = 0; at < ids.length;) {
    const slice = ids.slice(at, at + size.current)
    at += slice.length
    let longestMs = 0
    const ask: Ask = async (sql, parameters) => {
      const { rows, tookMs } = await run<SeriesRow>(sql, parameters)
      longestMs = Math.max(longestMs, tookMs)
      return rows
    }
    found.push(...(await readSlice({ run, ask }, slice, plan, statistic)))
    size.learn(slice.length, longestMs)
  }
  return found
}

type Ask = (sql: string, parameters: readonly unknown[]) => Promise<SeriesRow[]>

/** Maximum rows of one data point in one statement. */
function rowsOfOne(plan: SearchPlan): number {
  if (plan.kind === 'last') return plan.count
  const rowMs = plan.kind === 'series' ? FAST_MS : (rollupFor(plan.stepMs) ?? FAST_MS)
  return Math.max(1, Math.min(PAGE_READINGS, (plan.to - plan.from) / rowMs))
}

async function readSlice(
  { run, ask }: { run: RunSlice; ask: Ask },
  ids: readonly string[],
  plan: SearchPlan,
  statistic: 'mean' | 'min' | 'max',
): Promise<SeriesRow[]> {
  if (plan.kind === 'last') return ask(LAST_SQL, [ids, plan.from, plan.to, plan.count])
  if (plan.kind === 'series') return readPages(ask, ids, plan)
  const statement = bucketsSql(plan.stepMs, rollupFor(plan.stepMs), statistic)
  const whole = await bucketWindow(run, ids, plan)
  let joined: SeriesRow[] = []
  for (const { from, to } of bucketPieces(whole)) {
    // Each piece includes the changes of the interval up to the end of the window.
    const rows = await ask(statement, [ids, from, to, plan.count, plan.to])
    joined = joined.length === 0 ? rows : rows.map((row) => joinRows(before(joined, row), row))
  }
  return joined
}

/** Raw readings are read in pages; cells of rollups are few, and are read at once. */
async function readPages(
  ask: Ask,
  ids: readonly string[],
  plan: Extract<SearchPlan, { kind: 'series' }>,
): Promise<SeriesRow[]> {
  const { stepMs, from, to, denseAbove } = plan
  const firstWhole = Math.min(to, -stepStart(-from, stepMs))
  const wholeEnd = Math.max(firstWhole, stepStart(to, stepMs))
  const statement = seriesSql(stepMs, to - from)
  const page = (points: readonly string[], start: number, dense: number) =>
    ask(statement, [points, start, to, dense, firstWhole, wholeEnd, PAGE_READINGS])
  const rows = await page(ids, from, denseAbove)
  const whole: SeriesRow[] = []
  for (const first of rows) {
    let row = first
    let newest = first
    let readings = first.rows ?? 0
    while (!row.is_dense && newest.rows === PAGE_READINGS && newest.newest_ts !== null) {
      if (readings > MOST_HIDDEN * denseAbove) {
        const [cells] = await page([first.id], from, ALWAYS_DENSE)
        if (cells !== undefined) row = cells
        break
      }
      const [next] = await page([first.id], newest.newest_ts + 1, Number.MAX_SAFE_INTEGER)
      if (next === undefined) break
      row = joinRows(row, next)
      newest = next
      readings += next.rows ?? 0
    }
    whole.push(row)
  }
  return whole
}

const before = (rows: readonly SeriesRow[], { id }: SeriesRow) => rows.find((row) => row.id === id)

/** Joins two parts of one series, the later one last. */
function joinRows(earlier: SeriesRow | undefined, later: SeriesRow): SeriesRow {
  if (earlier === undefined) return later
  const parts = [earlier.series, later.series].filter((part) => part !== null)
  return {
    ...later,
    series: parts.length === 0 ? null : parts.join(','),
    count: (earlier.count ?? 0) + (later.count ?? 0),
    rows: (earlier.rows ?? 0) + (later.rows ?? 0),
  }
}
