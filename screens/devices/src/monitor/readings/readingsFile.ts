import type { ValueTable } from '@airshed/console-kit'
import type { DataPoint } from '@airshed/kit'
import type { ReadingRow } from './readingRows.ts'

/**
 * The rows of the table as exported to a file, the newest first: a value hidden by a flag is left empty.
 *
 * @param title of the file
 * @param timeHeader of the column of times
 */
export function readingsFile(
  rows: readonly ReadingRow[],
  points: readonly DataPoint[],
  title: string,
  timeHeader: string,
): ValueTable {
  return {
    title,
    columns: [
      { header: timeHeader, kind: 'time' },
      { header: 'ISO 8601', kind: 'isoTime' },
      ...points.map(({ presentName, unit, precision }) => ({
        header: unit === '' ? presentName : `${presentName}, ${unit}`,
        kind: 'number' as const,
        precision,
      })),
    ],
    rows: rows
      .toReversed()
      .map(({ ts, readings }) => [ts, ts, ...readings.map((reading) => reading?.[1] ?? null)]),
  }
}
