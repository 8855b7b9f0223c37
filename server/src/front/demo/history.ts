import type { ServerContext } from '../../context.ts'
import type { MeasurementBatch } from '../../storage/store/measurementStore.ts'
import { FLEET, type DemoNode } from './fleet/fleet.ts'
import { reporterOf, type Reporter } from './simulation/report.ts'
import { scheduleOf } from './simulation/schedule.ts'

/** Readings per commit. */
const BATCH_READINGS = 5_000
/** Batches in flight at once: the next is generated while the store writes the last. */
const BATCHES_AHEAD = 2

interface HistoryOptions {
  /** When the demo was set up, ms UTC. */
  setupAt: number
  /** Start for devices without readings, ms UTC; the others continue after their newest one. */
  from: number
  to: number
  /** Called with the share that is done, from 0 to 1, after each batch. */
  onProgress?(share: number): void
  /** Asked between batches; true ends the work early. */
  isStopped?(): boolean
}

/** Key and newest reading of each data point of the fleet. */
type Points = Map<string, { key: number; lastTs: number | null }>

/**
 * Writes what the fleet reported in a past time window. Each device continues from its newest reading, so
 * after an interruption the work can be run again.
 *
 * @returns number of readings written
 */
export async function writeHistory(
  context: ServerContext,
  options: HistoryOptions,
): Promise<number> {
  const points = await readPoints(context)
  const underWay: Promise<unknown>[] = []
  const expected = FLEET.reduce((sum, node) => sum + expectedReadings(node, options), 1)
  let written = 0
  for (const node of FLEET) {
    const from = startOf(node, points, options)
    const reporter = reporterOf(node, options.setupAt)
    for (const batch of batchesOf(node, reporter, points, { ...options, from })) {
      if (options.isStopped?.() === true) break
      underWay.push(context.store.measurements.insert(batch))
      written += batch.values.length
      if (underWay.length > BATCHES_AHEAD) await underWay.shift()
      options.onProgress?.(Math.min(1, written / expected))
    }
  }
  await Promise.all(underWay)
  options.onProgress?.(1)
  return written
}

/** Number of readings of a device that never misses a report. */
function expectedReadings({ instruments, intervalMs }: DemoNode, { from, to }: HistoryOptions) {
  const points = instruments.reduce((sum, { parameterIds }) => sum + parameterIds.length, 0)
  return (points * (to - from)) / intervalMs
}

async function readPoints({ store }: ServerContext): Promise<Points> {
  const rows = await store.db
    .selectFrom('data_points')
    .select(['id', 'key', 'last_ts'])
    .where(
      'node_id',
      'in',
      FLEET.map(({ nodeId }) => nodeId),
    )
    .execute()
  return new Map(rows.map(({ id, key, last_ts }) => [id, { key, lastTs: last_ts }]))
}

/** A device continues after its newest reading. */
function startOf({ serial }: DemoNode, points: Points, { from }: HistoryOptions): number {
  const own = [...points].filter(([id]) => id.startsWith(`${serial}.`))
  return Math.max(from, ...own.map(([, { lastTs }]) => lastTs ?? -Infinity))
}

function* batchesOf(
  node: DemoNode,
  reporter: Reporter,
  points: Points,
  { setupAt, from, to }: HistoryOptions,
): Generator<MeasurementBatch> {
  const known = reporter.channels.map(({ dataPointId }) => points.get(dataPointId))
  const keys = known.flatMap((point) => (point === undefined ? [] : [point.key]))
  if (keys.length === 0 || keys.length < known.length) return
  const schedule = scheduleOf(node, setupAt)
  const timesPerBatch = Math.max(1, Math.floor(BATCH_READINGS / keys.length))
  let times: number[] = []
  for (const ts of schedule.times(from, to)) {
    times.push(ts)
    if (times.length < timesPerBatch) continue
    yield batchOf(reporter, keys, times)
    times = []
  }
  if (times.length > 0) yield batchOf(reporter, keys, times)
}

/** Readings ordered by data point, then time: the order of the store's index. */
function batchOf(
  reporter: Reporter,
  keys: readonly number[],
  times: readonly number[],
): MeasurementBatch {
  const reports = times.map((ts) => reporter.readAt(ts))
  const batch = {
    dataPoints: [] as number[],
    times: [] as number[],
    values: [] as number[],
    flags: [] as number[],
  }
  for (const [channel, key] of keys.entries()) {
    for (const [index, ts] of times.entries()) {
      const reading = reports[index]?.[channel]
      if (reading === undefined) continue
      batch.dataPoints.push(key)
      batch.times.push(ts)
      batch.values.push(reading.value)
      batch.flags.push(reading.flags)
    }
  }
  return batch
}
