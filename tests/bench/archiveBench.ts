import { setTimeout as sleep } from 'node:timers/promises'
import type { Snapshot } from '@airshed/schemas'
import { withStore } from '../suites/organization.ts'
import { addSeries, POINTS, READINGS_OF_POINT, START } from './export/longSeries.ts'
import { boundedFigure, rounded, type Figure } from './figure.ts'
import { onRunningServer } from './runningServer.ts'

const ORGANIZATION = 'org_archive'
/** Maximum additional memory of the server, at the peak. */
const HELD_MAX_MB = 128
const POLL_EACH_MS = 250
const WARM_AFTER_MS = 15_000

/** An archive of ten million readings in both formats: its memory and its throughput. */
export async function archiveBench(): Promise<Figure[]> {
  const fill = (env: Record<string, string>) =>
    withStore(env, async (store) => {
      await addSeries(store, ORGANIZATION)
      return store.db.selectFrom('nodes').select('id').executeTakeFirstOrThrow()
    })
  return onRunningServer(ORGANIZATION, fill, async ({ url, token, memoryMb }, device) => {
    const call = async (method: string, path: string, body?: object): Promise<Snapshot> => {
      const response = await fetch(`${url}/v2/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
      return (await response.json()) as Snapshot
    }
    const written = async () => {
      let highestMb = 0
      let archive = await call('POST', 'snapshots', {
        organization_id: ORGANIZATION,
        node_ids: [device.id],
        from: START,
        to: START + READINGS_OF_POINT * 60_000,
      })
      while (archive.state === 'writing') {
        await sleep(POLL_EACH_MS)
        highestMb = Math.max(highestMb, memoryMb())
        archive = await call('GET', `snapshots/${archive['_id']}`)
      }
      const { state, readings, bytes, failure } = archive
      if (state !== 'ready') throw new Error(`the archive: ${failure?.code}`)
      return { readings: readings ?? 0, bytes: bytes ?? 0, highestMb }
    }
    // As for an export, a first one fills the buffers of the store and the heaps of its threads.
    await written()
    await sleep(WARM_AFTER_MS)
    const beforeMb = memoryMb()
    const startedMs = performance.now()
    const { readings, bytes, highestMb } = await written()
    const tookS = (performance.now() - startedMs) / 1000
    const expected = POINTS * READINGS_OF_POINT
    if (readings !== expected) throw new Error(`expected ${expected} readings, got ${readings}`)
    const heldMb = highestMb - beforeMb
    return [
      boundedFigure(
        'second archive of 10 million readings, memory of the server',
        heldMb,
        HELD_MAX_MB,
        {
          measured: `${rounded(heldMb, 0)} MB more than ${rounded(beforeMb, 0)}; ${rounded(readings / tookS / 1000, 0)} thousand readings/s, ${rounded(bytes / 1e6, 0)} MB in ${rounded(tookS, 0)} s`,
          bound: `≤ ${HELD_MAX_MB} MB`,
        },
      ),
    ]
  })
}
