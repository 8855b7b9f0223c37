import { SECOND_MS } from '@airshed/domain'
import { bucketPieces, bucketWindow } from './bucketPieces.ts'
import { bucketsSql, LAST_SQL, seriesSql, type SeriesRow } from './searchSql.ts'
import { SliceSize, type RunSlice } from './sliceSize.ts'
import { stepStart } from './steps.ts'
import { rollupFor, type SearchPlan } from './window.ts'

/** Data points of the first statement, before it is known how long one takes. */
const FIRST_SLICE = 8
const LARGEST_SLICE = 500
/** Readings of a first slice at most, as far as the plan tells. */
const FIRST_SLICE_ROWS = 20_000
/** Readings of one data point that one statement reads; the next one continues behind them. */
const PAGE_READINGS = 5_000
/**
 * A window with this many times the readings of a dense one is read as a dense one, whatever its rollups
 * count: these count what was measured, and not what flags hide.
 */
const MOST_HIDDEN = 2
/** Every window has more readings than this. */
const ALWAYS_DENSE = -1
/** A step of devices that report often: how many readings a window may have. */
const FAST_MS = 10 * SECOND_MS

/**
 * Reads the series of data points, in statements of about equal time: as many data points at once as
 * the last statement lets expect, and long ones in parts.
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

/** Rows that one data point may cost at most in one statement. */
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
    // Changes of the interval count up to the end of the window, in each piece.
    const rows = await ask(statement, [ids, from, to, plan.count, plan.to])
    joined = joined.length === 0 ? rows : rows.map((row) => joinRows(before(joined, row), row))
  }
  return joined
}

/** Readings as they are come in pages; cells of rollups are few, and come at once. */
async function readPages(
  ask: Ask,
  ids: readonly string[],
  plan: Extract<SearchPlan, { kind: 'series' }>,
): Promise<SeriesRow[]> {
  const { stepMs, from, to, denseAbove } = plan
  const firstWhole = Math.min(to + 1, -stepStart(-from, stepMs))
  const wholeEnd = Math.max(firstWhole, stepStart(to + 1, stepMs))
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

/** Two parts of one series, the later one behind. */
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
