import { openBenchStore } from './benchServer.ts'
import { median, rounded, type Figure } from './figure.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const DAYS = 30
const DATA_POINTS = 3
const RUNS = 9
const WIDTH_PX = 1000
const BOUND = 2

/** The same chart over 1, 7 and 30 days of minute values. */
export async function queryBench(): Promise<Figure[]> {
  const { store, keys, ids, close } = await openBenchStore(DATA_POINTS)
  const end = Date.UTC(2026, 5, 1)
  for (let day = 0; day < DAYS; day += 1) {
    const dataPoints: number[] = []
    const times: number[] = []
    const values: number[] = []
    for (let minute = 0; minute < DAY_MS / MINUTE_MS; minute += 1) {
      for (const key of keys) {
        dataPoints.push(key)
        times.push(end - DAYS * DAY_MS + day * DAY_MS + minute * MINUTE_MS)
        values.push(20 + 10 * Math.sin(minute / 100) + (minute % 7))
      }
    }
    const flags = new Uint8Array(times.length)
    await store.measurements.insert({ dataPoints, times, values, flags })
  }

  const timeOf = async (days: number): Promise<number> => {
    const startedMs = performance.now()
    await store.measurements.search({
      data_point_id: ids,
      from: end - days * DAY_MS,
      to: end,
      width: WIDTH_PX,
    })
    return performance.now() - startedMs
  }
  const spans = [1, 7, 30]
  const taken = new Map<number, number[]>(spans.map((days) => [days, []]))
  for (const days of spans) await timeOf(days)
  for (let run = 0; run < RUNS; run += 1) {
    for (const days of spans) taken.get(days)!.push(await timeOf(days))
  }
  await close()
  const msOf = (days: number): number => median(taken.get(days)!)
  return [7, 30].map((days) => {
    const ratio = msOf(days) / msOf(1)
    return {
      name: `chart query over ${days} days of minute values`,
      measured: `${rounded(msOf(days), 1)} ms, 1 day ${rounded(msOf(1), 1)} ms`,
      ratio,
      bound: `≤ ${BOUND} × 1 day`,
      isWithin: ratio <= BOUND,
    }
  })
}
