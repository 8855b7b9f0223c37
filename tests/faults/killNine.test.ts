import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postReadings } from '../suites/ingest.ts'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { emptyStore, freePort, startServer, type ServerProcess } from '../suites/serverProcess.ts'

const ROUNDS = faultRounds(3)
const PATIENCE_PER_ROUND_MS = 60_000
const WRITERS = 4
/** Acknowledgements before the kill, while the other writers wait for theirs. */
const killAfter = (round: number): number => 25 + 7 * round
const KEY = 'fault-test-key-0123456789'
const DEVICE = 'fault-1'
const FIRST_MS = Date.UTC(2026, 0, 1)

const folder = await emptyStore()
let env: Record<string, string>
let server: ServerProcess | undefined

beforeAll(async () => {
  env = { AIRSHED_DATA: folder.path, AIRSHED_DEMO: '0', AIRSHED_PORT: String(await freePort()) }
  await makeOrganization(env, { id: 'org_fault', key: KEY })
})
afterAll(async () => {
  await server?.kill()
  folder.remove()
})

const valueAt = (time: number): number => (time / 1000) % 97
const rowAt = (time: number) => ({
  time: new Date(time).toISOString(),
  readings: { pm25: valueAt(time) },
})

let newest = FIRST_MS
/** Posts from several writers until the server is killed; returns the acknowledged times. */
async function postUntilKilled(running: ServerProcess, count: number): Promise<number[]> {
  const acknowledged: number[] = []
  let death: Promise<void> | null = null
  const write = async (): Promise<void> => {
    while (death === null) {
      newest += 1000
      const time = newest
      try {
        await postReadings(running.url, KEY, { serial: DEVICE, ...rowAt(time) })
      } catch (error) {
        if (death === null) throw error
        return
      }
      acknowledged.push(time)
      if (acknowledged.length >= count) death ??= running.kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await death
  return acknowledged
}

describe('a server that is killed while readings are posted', () => {
  it(
    `keeps every acknowledged reading after the restart, ${ROUNDS} times`,
    async () => {
      const everAcknowledged: number[] = []
      server = await startServer(env, { hasConsole: false })
      for (let round = 0; round < ROUNDS; round += 1) {
        const times = await postUntilKilled(server, killAfter(round))
        everAcknowledged.push(...times)
        server = await startServer(env, { hasConsole: false })
        expect(
          await postReadings(server.url, KEY, { serial: DEVICE, rows: times.map(rowAt) }),
          `round ${round + 1}`,
        ).toMatchObject({ accepted: 0, duplicates: times.length })
      }
      expect(await server.stop()).toBe(0)

      const id = `${DEVICE}.0.0.0/132:5`
      const stored = await withStore(env, ({ measurements }) =>
        measurements.search({ data_point_id: [id], from: FIRST_MS, to: newest + 1, width: 16_384 }),
      )
      const values = new Map(stored.get(id)?.measurements.map(([time, value]) => [time, value]))
      expect(everAcknowledged.filter((time) => values.get(time) !== valueAt(time))).toEqual([])
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
