import { hasPercentiles, rangePercentiles } from '@airshed/domain'
import {
  HIDING_REASONS,
  PERCENTILE_READINGS_MAX,
  type RangeStatistics,
  type StatisticsSearch,
} from '@airshed/schemas'
import { isHeld } from './heldSeries.ts'
import { countedSql } from './hiddenSql.ts'
import type { RunSlice } from './sliceSize.ts'
import { rangeStatisticsOf } from './statistics.ts'

/** The window has too many readings to compute percentiles. */
export class TooManyReadingsError extends Error {
  override readonly name = 'TooManyReadingsError'
  /** Number of readings of all data points together. */
  readonly count: number

  constructor(count: number) {
    super(`Percentiles of at most ${PERCENTILE_READINGS_MAX} readings, got ${count}`)
    this.count = count
  }
}

/** Readings per statement, which take about 40 ms. */
const PAGE_READINGS = 20_000

/** A page of readings with the values that count. `$1` id, `$2` from, `$3` to (exclusive), `$4` how many. */
const VALUES_SQL = `
select string_agg((${countedSql()})::text, ',') as page,
  max(ts) as last, count(*)::int4 as count
from (
  select ts, value, flags from measurements
  where data_point = (select key from data_points where id = $1::text) and ts >= $2::int8 and ts < $3::int8
  order by ts limit $4::int8
) reading`

interface ValuesRow {
  page: string | null
  last: number | null
  count: number
}

/**
 * The figures of a window with percentiles of all its readings; readings of withheld figures are not read.
 *
 * @throws TooManyReadingsError if there are too many readings to compute percentiles
 */
export async function rangePercentilesOf(
  run: RunSlice,
  search: StatisticsSearch,
  now: number,
): Promise<Map<string, RangeStatistics>> {
  const figures = await rangeStatisticsOf(run, search, now)
  const { percentiles: percents = [], from, to } = search
  if (percents.length === 0) return figures
  const read = [...figures]
    .filter(([id, one]) => !isHeld(id) && hasPercentiles(one))
    .map(([, one]) => one)
    .map(storedReadings)
  const count = read.reduce((sum, one) => sum + one, 0)
  if (count > PERCENTILE_READINGS_MAX) throw new TooManyReadingsError(count)
  const found = new Map<string, RangeStatistics>()
  for (const [id, statistics] of figures) {
    const values =
      !isHeld(id) && hasPercentiles(statistics)
        ? await shownValues(run, { id, from, to, count: statistics.count })
        : new Float64Array(0)
    found.set(id, { ...statistics, percentiles: rangePercentiles(values, percents, statistics) })
  }
  return found
}

const storedReadings = ({ count, hidden = {}, belowLimit = {} }: RangeStatistics): number =>
  HIDING_REASONS.reduce(
    (sum, reason) => sum + (hidden[reason] ?? 0),
    count + (belowLimit.excluded ?? 0),
  )

/** The values that count, read in pages between which other callers have their turn. */
async function shownValues(
  run: RunSlice,
  { id, from, to, count }: { id: string; from: number; to: number; count: number },
): Promise<Float64Array> {
  // Readings may arrive meanwhile: those beyond the count of the figures are left to the next query.
  const values = new Float64Array(count)
  let length = 0
  for (let next = from; length < count;) {
    const { rows } = await run<ValuesRow>(VALUES_SQL, [id, next, to, PAGE_READINGS])
    const [page] = rows
    if (page === undefined || page.last === null) break
    const shown = JSON.parse(`[${page.page ?? ''}]`) as number[]
    values.set(shown.slice(0, count - length), length)
    length += Math.min(shown.length, count - length)
    if (page.count < PAGE_READINGS) break
    next = Number(page.last) + 1
  }
  return values.subarray(0, length)
}
