import type { LinePoints } from '@airshed/domain/drawing'

type Times = LinePoints['times']
type Column = (number | null | undefined)[]

/** One column of times, then one column of values for each series, all of one length. */
export type AlignedColumns = [Times, ...(Column | Float64Array)[]]

/**
 * Merges the points of several series into one column of times. Where a series has no point, its
 * value is undefined, which draws nothing and does not break the line. A gap (null) reaches from
 * the value before it to the value after it, over the times of the other series: the line must not
 * cross it.
 */
export function alignPoints(all: readonly LinePoints[]): AlignedColumns {
  const [only] = all
  if (only !== undefined && all.length === 1) return [only.times, only.values]
  if (only !== undefined && all.every(({ times }) => sameTimes(times, only.times))) {
    return [only.times, ...all.map(({ values }) => values)]
  }
  const next = all.map(() => 0)
  const times: number[] = []
  const columns = all.map((): Column => [])
  for (;;) {
    let time = Number.POSITIVE_INFINITY
    for (const [which, points] of all.entries()) {
      time = Math.min(time, points.times[next[which] ?? 0] ?? Number.POSITIVE_INFINITY)
    }
    if (time === Number.POSITIVE_INFINITY) return [times, ...columns.map(widenGaps)]
    times.push(time)
    for (const [which, points] of all.entries()) {
      const place = next[which] ?? 0
      const isHere = points.times[place] === time
      columns[which]?.push(isHere ? points.values[place] : undefined)
      if (isHere) next[which] = place + 1
    }
  }
}

function widenGaps(column: Column): Column {
  let from = 0
  let isGap = false
  for (let at = 0; at <= column.length; at += 1) {
    const value = column[at]
    if (at < column.length && (value === undefined || value === null)) {
      isGap ||= value === null
      continue
    }
    if (isGap) column.fill(null, from, at)
    from = at + 1
    isGap = false
  }
  return column
}

function sameTimes(one: Times, other: Times): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  // An index loop is several times as fast as `every` on arrays of two types.
  for (let index = 0; index < one.length; index += 1) {
    if (one[index] !== other[index]) return false
  }
  return true
}
