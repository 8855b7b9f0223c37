import { setTimeout as sleep } from 'node:timers/promises'
import { withStore } from '../suites/organization.ts'
import { addSeries, POINTS, READINGS_OF_POINT, START } from './export/longSeries.ts'
import { boundedFigure, rounded, slowest, type Figure } from './figure.ts'
import { onRunningServer } from './runningServer.ts'

const ORGANIZATION = 'org_export'
const NEW_LINE = 10
/** Maximum additional memory of the server, at the peak. */
const HELD_MAX_MB = 96
const POLL_EACH_MS = 250
/** Number of requests by another user, one after the other. */
const OTHERS = 60
const WARM_AFTER_MS = 15_000

/** A file of ten million readings: its throughput, its memory, and its effect on others. */
export async function exportBench(): Promise<Figure[]> {
  const fill = (env: Record<string, string>) =>
    withStore(env, (store) => addSeries(store, ORGANIZATION))
  return onRunningServer(ORGANIZATION, fill, async ({ url, token, memoryMb }, ids) => {
    const ask = (path: string, body: object) => send(`${url}/v2/search/${path}`, token, body)
    const chart = () => chartMs(() => ask('measurements', chartOf(ids)))
    // A first file fills the buffers of the store (64 MB) and the heaps of its threads. What a second one
    // adds grows with its length: nothing should.
    const whole = { ...spanOf(READINGS_OF_POINT), data_point_id: ids }
    await linesOf(await ask('measurements/export', whole))
    await sleep(WARM_AFTER_MS)
    const aloneMs = await chartsMs(chart)
    const beforeMb = memoryMb()
    const watched = watchMemory(memoryMb)
    const startedMs = performance.now()
    const file = ask('measurements/export', whole)
    const [{ lines, bytes }, besideMs] = await Promise.all([file.then(linesOf), chartsMs(chart)])
    const tookS = (performance.now() - startedMs) / 1000
    const heldMb = watched.stop() - beforeMb
    const readings = POINTS * READINGS_OF_POINT
    if (lines < readings) throw new Error(`expected ${readings} readings, got ${lines} lines`)
    return [
      boundedFigure(
        'second file of 10 million readings, memory of the server',
        heldMb,
        HELD_MAX_MB,
        {
          measured: `${rounded(heldMb, 0)} MB more than ${rounded(beforeMb, 0)}; ${rounded(readings / tookS / 1000, 0)} thousand readings/s, ${rounded(bytes / 1e6, 0)} MB in ${rounded(tookS, 0)} s`,
          bound: `≤ ${HELD_MAX_MB} MB`,
        },
      ),
      {
        name: 'chart of somebody else beside that file',
        measured: `95 % within ${rounded(besideMs, 0)} ms, alone ${rounded(aloneMs, 0)} ms`,
        ratio: besideMs / aloneMs,
        bound: '≤ 5 × alone',
        isWithin: besideMs <= 5 * aloneMs,
      },
    ]
  })
}

const spanOf = (readings: number) => ({ from: START, to: START + (readings - 1) * 60_000 })
const chartOf = (ids: readonly string[]) => ({
  ...spanOf(10_080),
  data_point_id: ids.slice(0, 3),
  width: 1_000,
})

const send = (url: string, token: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Reads a file as it arrives, and retains nothing. */
async function linesOf(response: Response): Promise<{ lines: number; bytes: number }> {
  if (!response.ok || response.body === null) throw new Error(`the file: ${response.status}`)
  let lines = 0
  let bytes = 0
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    for (const byte of piece) if (byte === NEW_LINE) lines += 1
  }
  return { lines, bytes }
}

async function chartMs(ask: () => Promise<Response>): Promise<number> {
  const startedMs = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the chart: ${answer.status}`)
  return performance.now() - startedMs
}

/** The 95th percentile of chart times. */
async function chartsMs(chart: () => Promise<number>): Promise<number> {
  const timesMs: number[] = []
  for (let run = 0; run < OTHERS; run += 1) timesMs.push(await chart())
  return slowest(timesMs)
}

function watchMemory(memoryMb: () => number): { stop: () => number } {
  let highestMb = 0
  const look = (): void => void (highestMb = Math.max(highestMb, memoryMb()))
  const looking = setInterval(look, POLL_EACH_MS)
  return {
    stop() {
      clearInterval(looking)
      look()
      return highestMb
    },
  }
}
