import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BENCH_KEY, openBenchStore, startBenchServer } from './benchServer.ts'
import { rounded, type Figure } from './figure.ts'
import type { IngestClientTask } from './ingestClient.ts'

const DATA_POINTS = 10
/** Rows of ten readings per post, and per batch of the bare store. */
const ROWS_PER_BATCH = 500
const BATCHES = 60
const READINGS = DATA_POINTS * ROWS_PER_BATCH * BATCHES
const BOUND = 0.6

const timeOf = (batch: number, row: number): number =>
  Date.UTC(2026, 0, 1) + (batch * ROWS_PER_BATCH + row) * 1000

async function bareStore(): Promise<number> {
  const { store, keys, close } = await openBenchStore(DATA_POINTS)
  const startedMs = performance.now()
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const dataPoints: number[] = []
    const times: number[] = []
    const values: number[] = []
    for (let row = 0; row < ROWS_PER_BATCH; row += 1) {
      for (const key of keys) {
        dataPoints.push(key)
        times.push(timeOf(batch, row))
        values.push(row % 50)
      }
    }
    const flags = new Uint8Array(times.length)
    await store.measurements.insert({ dataPoints, times, values, flags })
  }
  const tookMs = performance.now() - startedMs
  await close()
  return tookMs
}

async function overHttp(): Promise<number> {
  const server = await startBenchServer()
  const bodies = Array.from({ length: BATCHES }, (_, batch) =>
    JSON.stringify({
      serial: 'bench',
      rows: Array.from({ length: ROWS_PER_BATCH }, (__, row) => ({
        time: timeOf(batch, row),
        readings: Object.fromEntries(
          Array.from({ length: DATA_POINTS }, (___, index) => [`v${index}`, row % 50]),
        ),
      })),
    }),
  )
  const task: IngestClientTask = { url: server.url, key: BENCH_KEY, bodies, concurrency: 4 }
  const client = new Worker(join(import.meta.dirname, 'ingestClient.ts'), { workerData: task })
  const [tookMs] = (await once(client, 'message')) as [number]
  await server.close()
  return tookMs
}

/** Readings per second, acknowledged after the write, against the bare store's rate. */
export async function ingestBench(): Promise<Figure[]> {
  const bareMs = await bareStore()
  const httpMs = await overHttp()
  const perSecond = (tookMs: number): string => rounded(READINGS / tookMs, 1)
  const ratio = bareMs / httpMs
  return [
    {
      name: 'ingest over HTTP, batched, acknowledged after the write',
      measured: `${perSecond(httpMs)} thousand readings/s, bare store ${perSecond(bareMs)}`,
      ratio,
      bound: `≥ ${BOUND} × the bare store`,
      isWithin: ratio >= BOUND,
    },
  ]
}
