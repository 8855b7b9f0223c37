import { setTimeout as sleep } from 'node:timers/promises'
import type { Corrections } from '@airshed/schemas'
import { withStore } from '../suites/organization.ts'
import { addSeries, START } from './export/longSeries.ts'
import { boundedFigure, rounded, slowest, type Figure } from './figure.ts'
import { onRunningServer } from './runningServer.ts'

const ORGANIZATION = 'org_corrections'
/** Minutes of a year. */
const READINGS = 525_600
/** A fleet whose time is extrapolated from one data point. */
const WHOLE_POINTS = 100
/** Maximum additional memory of the server, at the peak. */
const HELD_MAX_MB = 96
const POLL_EACH_MS = 250
const WARM_AFTER_MS = 10_000
/** Charts of the reported data point, one after the other, for the time without a correction. */
const ALONE = 60

/** A correction over a year of minutes: its time, its memory, and its effect on others. */
export async function correctionBench(): Promise<Figure[]> {
  const fill = (env: Record<string, string>) =>
    withStore(env, (store) => addSeries(store, ORGANIZATION, { points: 3, readings: READINGS }))
  return onRunningServer(ORGANIZATION, fill, async ({ url, token, memoryMb }, ids) => {
    const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const response = await fetch(`${url}/v2/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
      return (await response.json()) as Answer
    }
    const [first = '', second = '', other = ''] = ids
    const path = `nodes/${first.split('.')[0]}:0/corrections`
    const chartMs = async () => {
      const startedMs = performance.now()
      await call('POST', 'search/measurements', {
        data_point_id: [other],
        from: START,
        to: START + 7 * 86_400_000,
        width: 1_000,
      })
      return performance.now() - startedMs
    }
    const corrected = async (id: string) => {
      let highestMb = 0
      const charts: number[] = []
      const startedMs = performance.now()
      await call('POST', path, {
        data_point_id: id,
        formula: { coefficients: [1, 0.5] },
        from: 0,
        reason: 'Bench',
      })
      for (;;) {
        charts.push(await chartMs())
        highestMb = Math.max(highestMb, memoryMb())
        const { progress } = await call<Corrections>('GET', path)
        if (progress.every(({ is_complete: isComplete }) => isComplete)) break
        await sleep(POLL_EACH_MS)
      }
      return { tookS: (performance.now() - startedMs) / 1000, highestMb, charts }
    }
    // The first one fills the buffers of the store and the heaps of its threads.
    await corrected(first)
    await sleep(WARM_AFTER_MS)
    const alone: number[] = []
    for (let run = 0; run < ALONE; run += 1) alone.push(await chartMs())
    const beforeMb = memoryMb()
    const { tookS, highestMb, charts } = await corrected(second)
    const heldMb = highestMb - beforeMb
    const [aloneMs, besideMs] = [slowest(alone), slowest(charts)]
    return [
      boundedFigure('a corrected year of minutes, memory of the server', heldMb, HELD_MAX_MB, {
        measured: `${rounded(heldMb, 0)} MB more than ${rounded(beforeMb, 0)}; ${rounded(READINGS / tookS / 1000, 1)} thousand readings/s, ${rounded(tookS, 0)} s for a data point, ${rounded((tookS * WHOLE_POINTS) / 60, 0)} min for ${WHOLE_POINTS}`,
        bound: `≤ ${HELD_MAX_MB} MB`,
      }),
      {
        name: 'chart of somebody else beside that correction',
        measured: `95 % within ${rounded(besideMs, 0)} ms, alone ${rounded(aloneMs, 0)} ms`,
        ratio: besideMs / aloneMs,
        bound: '≤ 5 × alone',
        isWithin: besideMs <= 5 * aloneMs,
      },
    ]
  })
}
