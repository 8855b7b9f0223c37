import { countedValue, MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { SettledReading } from './settleReadings.ts'

const { receivedTime } = MEASUREMENT_FLAGS

/**
 * Drops repeated deliveries of reports without a time, which no key can distinguish from new ones: a device
 * that did not receive the answer sends the same report again. A report is a repeat if each of its values
 * equals the newest one of its data point, those all have the same time, and that time is within the
 * window.
 *
 * @param options `receivedAt` in ms UTC; a `windowMs` of 0 drops nothing
 */
export async function dropRepeats(
  db: Kysely<Tables>,
  readings: SettledReading[],
  { receivedAt, windowMs }: { receivedAt: number; windowMs: number },
): Promise<SettledReading[]> {
  const reports = new Map<string, SettledReading[]>()
  for (const reading of windowMs > 0 ? readings : []) {
    if ((reading.flags & receivedTime) === 0) continue
    const report = reports.get(reading.series.nodeId)
    if (report === undefined) reports.set(reading.series.nodeId, [reading])
    else report.push(reading)
  }
  if (reports.size === 0) return readings
  const rows = await db
    .selectFrom('data_points')
    .select(['id', 'last_ts', 'last_value'])
    .where('node_id', 'in', [...reports.keys()])
    .where('last_ts', '>=', receivedAt - windowMs)
    .where('last_ts', '<=', receivedAt)
    .execute()
  const newest = new Map(rows.map((row) => [row.id, row]))
  const repeated = new Set<SettledReading>()
  for (const report of reports.values()) {
    const times = new Set(report.map(({ series }) => newest.get(series.dataPointId)?.last_ts))
    const isRepeat =
      times.size === 1 &&
      report.every(({ series, value, flags }) => {
        const counted = countedValue(value, flags)
        const shown = Number.isNaN(counted) ? null : counted
        return newest.get(series.dataPointId)?.last_value === shown
      })
    if (isRepeat) for (const reading of report) repeated.add(reading)
  }
  return readings.filter((reading) => !repeated.has(reading))
}
