import type { ValueTable } from '@airshed/console-kit'
import type { useChartText } from '@airshed/kit'
import type { ReadingRow } from './readingRows.ts'
import { seriesHeader, type ReadingSeries } from './readingSeries.ts'

/**
 * The rows of the table as exported to a file, the newest first: a value hidden by a flag is left empty.
 *
 * @param title of the file
 * @param words.timeHeader of the column of times
 */
export function readingsFile(
  rows: readonly ReadingRow[],
  series: readonly ReadingSeries[],
  title: string,
  { timeHeader, chartText }: { timeHeader: string; chartText: ReturnType<typeof useChartText> },
): ValueTable {
  return {
    title,
    columns: [
      { header: timeHeader, kind: 'time' },
      { header: 'ISO 8601', kind: 'isoTime' },
      ...series.map((one) => ({
        header: seriesHeader(one.point.presentName, one, chartText),
        kind: 'number' as const,
        precision: one.point.precision,
      })),
    ],
    rows: rows
      .toReversed()
      .map(({ ts, readings }) => [
        ts,
        ts,
        ...series.map(({ place }) => readings[place]?.[1] ?? null),
      ]),
  }
}
