import type { Frame } from '@airshed/contract'
import type { ExportWords } from './exportWords.ts'
import type { TableCell, ValueTable } from './valueTable.ts'

/**
 * Series side by side: a row for each time at which any of them has a reading, oldest first. Gaps
 * are empty cells.
 *
 * @returns null without series
 */
export function frameTable(frames: readonly Frame[], words: ExportWords): ValueTable | null {
  if (frames.length === 0) return null
  const { text, timezone } = words
  const rowOfTime = new Map<number, TableCell[]>()
  const times = [...new Set(frames.flatMap((frame) => [...frame.times]))].sort((a, b) => a - b)
  for (const time of times) rowOfTime.set(time, [time, time, ...frames.map(() => null)])
  for (const [which, frame] of frames.entries()) {
    for (const [index, time] of frame.times.entries()) {
      const value = frame.values[index] ?? Number.NaN
      const row = rowOfTime.get(time)
      if (row !== undefined && Number.isFinite(value)) row[which + 2] = value
    }
  }
  return {
    title: text('readings'),
    columns: [
      { header: text('time', { timezone }), kind: 'time' },
      { header: text('isoTime'), kind: 'isoTime' },
      ...frames.map((frame) => ({
        header: seriesHeader(frame, words),
        kind: 'number' as const,
        precision: frame.precision,
      })),
    ],
    rows: [...rowOfTime.values()],
  }
}

/** Name, unit and averaging period: "PM2.5 · Harbour, µg/m³, 1 h mean, …". */
function seriesHeader(frame: Frame, { text, averaging }: ExportWords): string {
  const { label, unit } = frame
  const given = { label, words: averaging(frame) }
  return unit === '' ? text('column', given) : text('columnWithUnit', { ...given, unit })
}
