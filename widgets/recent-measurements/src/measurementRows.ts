import {
  belowLimitAt,
  hiddenReading,
  MEASUREMENT_FLAGS,
  reportingGapMs,
  type BelowLimit,
  type Frame,
  type HiddenReading,
} from '@airshed/kit'

/** The reading of a data point at one time. */
export interface Measured {
  /** null: it was empty, or a flag hides it. */
  value: number | null
  /** Why it is hidden; null if it is not. */
  hidden: HiddenReading | null
  /** It is below its detection limit; absent: it is not. */
  belowLimit?: BelowLimit
  /** Its device reported no time, or one in the future: the time is that of its arrival. */
  isReceivedTime: boolean
}

/** Everything that was measured at one time. */
export interface MeasurementRow {
  kind: 'readings'
  /** ms UTC. */
  atMs: number
  /** Data point id → its reading; absent if it has none at that time. */
  measured: Readonly<Record<string, Measured>>
}

/** A period without readings, longer than any device of the table may stay silent. */
export interface GapRow {
  kind: 'gap'
  /** Time of the last reading before it, ms UTC. */
  fromMs: number
  /** Time of the first reading after it, ms UTC; null while it lasts. */
  toMs: number | null
  /** Readings that one data point should have had. */
  missing: number
}

const hasFlag = (flags: number, flag: number): boolean => (flags & flag) !== 0

/**
 * The readings of all frames by time, the newest first, up to a limit, with a row for each gap.
 *
 * @param nowMs the current time, ms UTC: the time since the newest reading may be a gap too
 */
export function measurementRows(
  frames: readonly Frame[],
  count: number,
  nowMs: number,
): readonly (MeasurementRow | GapRow)[] {
  const newest = readingRows(frames).slice(0, count)
  const gapMs = Math.max(0, ...frames.map((frame) => reportingGapMs(frame.reportingIntervalMs)))
  const stepMs = Math.min(...frames.map(({ reportingIntervalMs }) => reportingIntervalMs))
  const rows: (MeasurementRow | GapRow)[] = []
  let laterMs = nowMs
  for (const row of newest) {
    const silentMs = laterMs - row.atMs
    if (silentMs > gapMs) {
      const lasts = rows.length === 0
      rows.push({
        kind: 'gap',
        fromMs: row.atMs,
        toMs: lasts ? null : laterMs,
        // Two readings are one step more apart than readings are missing between them.
        missing: Math.max(
          1,
          lasts ? Math.floor(silentMs / stepMs) : Math.round(silentMs / stepMs) - 1,
        ),
      })
    }
    rows.push(row)
    laterMs = row.atMs
  }
  return rows
}

/** One row for each time with any reading, the newest first. */
function readingRows(frames: readonly Frame[]): readonly MeasurementRow[] {
  const byTime = new Map<number, Record<string, Measured>>()
  for (const frame of frames) {
    const { dataPointId, path, times, values, flags } = frame
    for (let index = 0; index < times.length; index += 1) {
      const at = times[index] ?? Number.NaN
      const value = values[index] ?? Number.NaN
      const flag = flags?.[index] ?? 0
      const hidden = hiddenReading(flag, path)
      const belowLimit = belowLimitAt(frame, index)
      const row = byTime.get(at) ?? {}
      row[dataPointId] = {
        value: hidden !== null || Number.isNaN(value) ? null : value,
        hidden,
        ...(belowLimit === null ? {} : { belowLimit }),
        isReceivedTime:
          hasFlag(flag, MEASUREMENT_FLAGS.receivedTime) ||
          hasFlag(flag, MEASUREMENT_FLAGS.futureTime),
      }
      byTime.set(at, row)
    }
  }
  return [...byTime]
    .toSorted(([one], [other]) => other - one)
    .map(([atMs, measured]) => ({ kind: 'readings', atMs, measured }))
}

/** The same row keeps its key, however many newer ones arrive. */
export const rowKey = (row: MeasurementRow | GapRow): string =>
  row.kind === 'gap' ? `gap ${row.fromMs}` : String(row.atMs)
