import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { faultRounds } from '@airshed/server/testing/rounds'
import { seededRandom } from '@airshed/server/testing/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStore } from '../suites/organization.ts'
import { emptyStore } from '../suites/serverProcess.ts'
import { startTalking, type TalkingProcess } from '../suites/talkingProcess.ts'

const WEBHOOKS = fileURLToPath(import.meta.resolve('@airshed/server/testing/webhooks-process'))
const ROUNDS = faultRounds(4)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_128
const EVENTS_OF_A_ROUND = 20
/** Longer than a process that was killed holds a webhook. */
const LEASE_OVER_MS = 31_000

interface Arrived {
  number: number
  id: string
}

const folder = await emptyStore()
const arrived: Arrived[] = []
/** Called before an event is answered. */
let beforeAnswering: () => Promise<void> = async () => {}
const target = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { data } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
    data: { alert_id: string }
  }
  arrived.push({ number: Number(data.alert_id), id: String(request.headers['webhook-id']) })
  await beforeAnswering()
  response.writeHead(204).end()
})
let running: TalkingProcess | undefined

beforeAll(async () => {
  target.listen(0, '127.0.0.1')
  await once(target, 'listening')
  const { port } = target.address() as AddressInfo
  await withStore({ AIRSHED_DATA: folder.path }, async ({ db }) => {
    const city = { id: 'city', external_id: 'city', name: 'City', created_at: 0 }
    await db.insertInto('organizations').values(city).execute()
    await db
      .insertInto('webhooks')
      .values({
        id: 'hook',
        organization_id: 'city',
        url: `http://127.0.0.1:${port}/hook`,
        auth: 'Bearer city',
        secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        type: 'alert',
        created_at: 0,
        updated_at: 0,
      })
      .execute()
  })
})
afterAll(async () => {
  await running?.kill()
  target.closeAllConnections()
  target.close()
  folder.remove()
})

const start = (round: number, add: number) => {
  running = startTalking(WEBHOOKS, {
    AIRSHED_DATA: folder.path,
    AIRSHED_DEMO: '0',
    AIRSHED_LOG_LEVEL: 'silent',
    AIRSHED_ALLOW_PRIVATE_TARGETS: '1',
    AHEAD_MS: String(round * LEASE_OVER_MS),
    FIRST: String(round * EVENTS_OF_A_ROUND),
    ADD: String(add),
  })
  return running
}

/** Kills a process once it has said `count` lines. */
async function killAfterLines(process: TalkingProcess, count: number): Promise<void> {
  await process.hasSaid(count)
  await process.kill()
}

/** Kills a process when `count` events have arrived: it never learns that the last one did. */
async function killAfterArrivals(process: TalkingProcess, count: number): Promise<void> {
  const enough = arrived.length + count
  await new Promise<void>((resolve) => {
    beforeAnswering = async () => {
      if (arrived.length < enough) return
      await process.kill()
      resolve()
    }
  })
  beforeAnswering = async () => {}
}

const numbersIn = (lines: readonly string[]) =>
  lines.flatMap((line) =>
    line.startsWith('accepted ') ? [Number(line.slice('accepted '.length))] : [],
  )

describe('a process that is killed while it delivers webhooks', () => {
  it(
    `delivers every accepted event in order after ${ROUNDS} rounds`,
    async () => {
      const random = seededRandom(SEED)
      const accepted: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const process = start(round, EVENTS_OF_A_ROUND)
        const count = 1 + Math.floor(random() * (EVENTS_OF_A_ROUND - 1))
        await (round % 2 === 0 ? killAfterLines : killAfterArrivals)(process, count)
        accepted.push(...numbersIn(process.lines))
      }
      const last = start(ROUNDS, 1)
      await last.hasSaid(2)
      expect(last.lines.at(-1)).toBe('idle')
      await last.kill()

      const idsOf = Map.groupBy(arrived, ({ number }) => number)
      expect(accepted.length).toBeGreaterThan(ROUNDS)
      expect(accepted.filter((number) => !idsOf.has(number))).toEqual([])
      const arrivals = [...idsOf.values()]
      expect(arrivals.filter((some) => new Set(some.map(({ id }) => id)).size > 1)).toEqual([])
      // Every second round died after an arrival and before noting it, so there was a repeat.
      expect(arrivals.filter(({ length }) => length > 1).length).toBeGreaterThanOrEqual(ROUNDS / 2)
      const inOrderOfArrival = [...idsOf.keys()]
      expect(inOrderOfArrival).toEqual(inOrderOfArrival.toSorted((a, b) => a - b))
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
