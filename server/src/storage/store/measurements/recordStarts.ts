import { mayBeUnset, recordStart } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { RunSlice } from './sliceSize.ts'
import type { StatisticsWindow } from './statisticsWindow.ts'

const { receivedTime, unsetClock, unknownTime } = MEASUREMENT_FLAGS

/** Earlier versions flagged a reading that has the time of an unset clock only as of such a clock. */
const IS_UNKNOWN = `(flags & ${unknownTime} <> 0 or flags & ${unsetClock | receivedTime} = ${unsetClock})`

const firstSql = (condition: string) => `(select ts from measurements
    where data_point = point.key and ts >= $2::int8 and ts < $3::int8 ${condition}
    order by ts limit 1)`

/** The first readings of data points in a window: `$1` ids, `$2` its start, `$3` its end. */
const FIRST_SQL = `
select point.id, ${firstSql('')} as first, ${firstSql(`and not ${IS_UNKNOWN}`)} as known
from data_points point where point.id = any($1::text[])`

interface FirstRow {
  id: string
  first: number | null
  known: number | null
}

/**
 * From when readings of data points are expected in a window, by the rule of `recordStart`, ms UTC. Most windows begin
 * after every clock that was never set, and cost nothing.
 *
 * @returns id → start; an id that is absent is expected from the start of the window
 */
export async function recordStartsOf(
  run: RunSlice,
  ids: readonly string[],
  window: StatisticsWindow,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0 || !mayBeUnset(window.from)) return new Map()
  const { rows } = await run<FirstRow>(FIRST_SQL, [ids, window.from, window.to])
  return new Map(
    rows.map(({ id, first, known }) => {
      const readings = { firstMs: numberOf(first), firstKnownMs: numberOf(known) }
      return [id, recordStart(window, readings)]
    }),
  )
}

const numberOf = (ts: number | null) => (ts === null ? null : Number(ts))
