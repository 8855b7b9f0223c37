import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  freePort,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../suites/serverProcess.ts'

const ROUNDS = 10
const WRITERS = 4
/** A round is killed after so many acknowledgements, so always in the middle of posting. */
const KILL_AFTER_ACKNOWLEDGED = 40
const KEY = 'fault-test-key-0123456789'

const folder = temporaryFolder()
let env: Record<string, string>
let server: ServerProcess

beforeAll(async () => {
  env = {
    AIRSHED_DATA: folder.path,
    AIRSHED_INGEST_KEY: KEY,
    AIRSHED_PORT: String(await freePort()),
  }
  server = await startServer(env)
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

interface Answer {
  accepted: number
  duplicates: number
}

async function post(time: number): Promise<Answer> {
  const response = await fetch(`${server.url}/ingest/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-airshed-key': KEY },
    body: JSON.stringify({
      serial: 'fault-1',
      time: new Date(time).toISOString(),
      readings: { pm25: (time / 1000) % 100 },
    }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

describe('a server that is killed in the middle of posting', () => {
  it(`has every acknowledged reading after the restart, ${ROUNDS} times`, async () => {
    let time = Date.UTC(2026, 0, 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged: number[] = []
      let isDead = false
      let killed: Promise<void> | null = null
      const writer = async (): Promise<void> => {
        while (!isDead) {
          time += 1000
          const mine = time
          try {
            await post(mine)
          } catch (error) {
            if (isDead) return
            throw error
          }
          acknowledged.push(mine)
          if (acknowledged.length >= KILL_AFTER_ACKNOWLEDGED && !isDead) {
            isDead = true
            killed = server.kill()
          }
        }
      }
      await Promise.all(Array.from({ length: WRITERS }, writer))
      await killed
      server = await startServer(env)
      for (const each of acknowledged) {
        expect(await post(each), `round ${round}`).toMatchObject({ accepted: 0, duplicates: 1 })
      }
    }
  })
})
