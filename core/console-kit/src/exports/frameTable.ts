import type { Frame } from '@airshed/contract'
import { belowLimitAt, hiddenReading } from '@airshed/domain'
import type { TableCell, ValueTable } from '@airshed/domain/tables'
import { hidesValue } from '@airshed/schemas'
import type { ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

/**
 * Series side by side: a row for each time at which any of them has a reading, oldest first. Gaps
 * are empty cells. A series with readings that a flag hides, or below their detection limit, has a further column that says so.
 *
 * @returns null without series
 */
function frameTable(frames: readonly Frame[], words: ExportText): ValueTable | null {
  if (frames.length === 0) return null
  const { text, timezone } = words
  const explained = frames.filter(
    ({ flags, limits }) => limits !== undefined || flags?.some((one) => hidesValue(one)) === true,
  )
  const rowOfTime = new Map<number, TableCell[]>()
  const times = [...new Set(frames.flatMap((frame) => [...frame.times]))].sort((a, b) => a - b)
  for (const time of times) {
    rowOfTime.set(time, [time, time, ...frames.map(() => null), ...explained.map(() => null)])
  }
  for (const [which, frame] of frames.entries()) {
    for (const [index, time] of frame.times.entries()) {
      const value = frame.values[index] ?? Number.NaN
      const row = rowOfTime.get(time)
      if (row !== undefined && Number.isFinite(value)) row[which + 2] = value
    }
  }
  for (const [which, frame] of explained.entries()) {
    const { times: ownTimes, flags, path, unit } = frame
    for (const [index, time] of ownTimes.entries()) {
      const hidden = hiddenReading(flags?.[index], path)
      const row = rowOfTime.get(time)
      const below = belowLimitAt(frame, index)
      if (row === undefined) continue
      if (hidden !== null) row[2 + frames.length + which] = words.hidden(hidden, unit)
      else if (below !== null) row[2 + frames.length + which] = words.belowLimit(below, unit)
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
        ...(frame.decimals === undefined ? {} : { decimals: frame.decimals }),
      })),
      ...explained.map(({ label, limits }) => ({
        header: text(limits === undefined ? 'hidden' : 'note', { label }),
        kind: 'text' as const,
      })),
    ],
    rows: [...rowOfTime.values()],
  }
}

/** Name, unit and averaging period: "PM2.5 · Harbour, µg/m³, 1 h mean, …". */
function seriesHeader(frame: Frame, { text, averaging }: ExportText): string {
  const { label, unit } = frame
  const given = { label, words: averaging(frame) }
  return unit === '' ? text('column', given) : text('columnWithUnit', { ...given, unit })
}

export const READINGS_TABLES = {
  measurements: ({ frames }, words) => [frameTable(frames, words)],
  statistics: () => [],
  alertLimits: () => [],
} satisfies Record<string, KindTables>
