import { storeOnlineStatus } from '@airshed/server/online-status'
import { sweepSilence } from '@airshed/server/silence'
import { addReportingDevices } from '../suites/reportingDevices.ts'
import { openBenchStore } from './benchServer.ts'
import { boundedFigure, median, rounded, type Figure } from './figure.ts'

const DEVICES = 100_000
const MINUTE_MS = 60_000
const RUNS = 5
/** A tenth of the time until the next sweep. */
const QUIET_BOUND_MS = 6_000
/** It must be over when the next one is due. */
const OUTAGE_BOUND_MS = MINUTE_MS

const KEYS_AT_ONCE = 5_000

/** The sweep that keeps the online status of a large fleet: of a quiet minute, and of one in which all fall silent. */
export async function onlineStatusBench(): Promise<Figure[]> {
  const { store, close } = await openBenchStore(1)
  await addReportingDevices(store, { organization: 'org_bench', count: DEVICES })
  const points = await store.db
    .selectFrom('data_points')
    .select('key')
    .where('path', '=', '132:5')
    .execute()
  const startMs = Date.now() - 60 * MINUTE_MS
  for (let at = 0; at < points.length; at += KEYS_AT_ONCE) {
    const keys = points.slice(at, at + KEYS_AT_ONCE).map(({ key }) => key)
    await store.measurements.insert({
      dataPoints: keys,
      times: keys.map(() => startMs),
      values: keys.map(() => 5),
      flags: keys.map(() => 0),
    })
  }
  const sweepAt = async (now: number) => {
    const startedMs = performance.now()
    await sweepSilence(store.db, now)
    const changes = await storeOnlineStatus(store, { now, heardFrom: 0 })
    return { changes, tookMs: performance.now() - startedMs }
  }
  const first = await sweepAt(startMs)
  const quiet = []
  for (let run = 1; run <= RUNS; run += 1) quiet.push(await sweepAt(startMs + run))
  const outage = await sweepAt(startMs + 10 * MINUTE_MS)
  await close()
  const changes = [first.changes, ...quiet.map((one) => one.changes), outage.changes]
  // The first time, the device of the bench itself is offline.
  const expected = [DEVICES + 1, ...quiet.map(() => 0), DEVICES]
  if (changes.some((count, at) => count !== expected[at])) {
    throw new Error(`Changes of each sweep: expected ${expected.join()}, got ${changes.join()}`)
  }
  const quietMs = median(quiet.map(({ tookMs }) => tookMs))
  return [
    boundedFigure(
      'sweep for the online status of 100,000 devices, none changed',
      quietMs,
      QUIET_BOUND_MS,
      { measured: `${rounded(quietMs, 0)} ms`, bound: `≤ ${QUIET_BOUND_MS / 1000} s` },
    ),
    boundedFigure('the same, all went offline at once', outage.tookMs, OUTAGE_BOUND_MS, {
      measured: `${rounded(outage.tookMs / 1000, 1)} s; all online for the first time ${rounded(first.tookMs / 1000, 1)} s`,
      bound: `≤ ${OUTAGE_BOUND_MS / 1000} s`,
    }),
  ]
}
