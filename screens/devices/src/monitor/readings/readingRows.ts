import type { Measurement } from '@airshed/console-kit'

/** The readings of several data points at one time. */
export interface ReadingRow {
  /** ms UTC. */
  ts: number
  /** In the order of the data points; undefined: no reading at that time. */
  readings: readonly (Measurement | undefined)[]
}

/**
 * Readings side by side, one row for each time with any reading, oldest first.
 *
 * @param series one for each data point, oldest first
 * @param range ms UTC, without its end; readings outside are left out
 */
export function readingRows(
  series: readonly (readonly Measurement[])[],
  { from, to }: { from: number; to: number },
): ReadingRow[] {
  const rows = new Map<number, (Measurement | undefined)[]>()
  for (const [index, measurements] of series.entries()) {
    for (const measurement of measurements) {
      const [ts] = measurement
      if (ts < from || ts >= to) continue
      const row = rows.get(ts) ?? Array.from<Measurement | undefined>({ length: series.length })
      row[index] = measurement
      rows.set(ts, row)
    }
  }
  return [...rows]
    .map(([ts, readings]) => ({ ts, readings }))
    .toSorted((one, other) => one.ts - other.ts)
}

/**
 * Merges two responses for a series that may overlap: for a reading in both, the newer response counts.
 *
 * @param newer covers the time from `fromMs` on
 */
export function joinedSeries(
  older: readonly Measurement[],
  newer: readonly Measurement[],
  fromMs: number,
): Measurement[] {
  return [...older.filter(([ts]) => ts < fromMs), ...newer.filter(([ts]) => ts >= fromMs)]
}

/** Of a value that holds until the next: its changes, without the points that only draw the steps between them. */
export const changesOf = (measurements: readonly Measurement[]): Measurement[] =>
  measurements.filter(([, value], at) => value !== measurements[at - 1]?.[1])
