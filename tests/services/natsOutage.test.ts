import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createTestDatabase } from '@airshed/server/testing/database'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { postReadings } from '../suites/ingest.ts'
import { openLivePage, type LivePage } from '../suites/livePage.ts'
import { makeOrganization } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { freePort, startServer, type ServerProcess } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env
const isPossible = databaseUrl !== undefined && natsUrl !== undefined
if (!isPossible) {
  console.warn('Left out: an outage of NATS needs DATABASE_URL (PostgreSQL) and a nats-server')
}

const ROUNDS = faultRounds(1)
const PATIENCE_PER_ROUND_MS = 120_000
const PUBLIC_URL = 'http://airshed.test'
const ORGANIZATION = 'org_gap'
const KEY = 'nats-outage-key-0123456789'
const DEVICE = 'gap-1'
const NODE = `${DEVICE}:0`
const DATA_POINT = `${DEVICE}.0.0.0/132:5`
const EMAIL = 'owner@example.org'
const START_MS = Date.UTC(2026, 0, 1)

describe.skipIf(!isPossible)('two processes that lose NATS', () => {
  let nats: ChildProcess | undefined
  let natsPort: number
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  const servers: ServerProcess[] = []
  let token: string
  let page: LivePage | undefined

  const startNats = () => {
    nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(natsPort)], { stdio: 'ignore' })
  }
  const killNats = async () => {
    const gone = nats === undefined ? undefined : once(nats, 'exit')
    nats?.kill('SIGKILL')
    await gone
  }

  beforeAll(async () => {
    natsPort = await freePort()
    startNats()
    database = await createTestDatabase(databaseUrl ?? '')
    const env = {
      AIRSHED_DEMO: '0',
      AIRSHED_PUBLIC_URL: PUBLIC_URL,
      AIRSHED_LOG_LEVEL: 'fatal',
      DATABASE_URL: database.url,
      NATS_URL: `nats://127.0.0.1:${natsPort}`,
    }
    for (const _ of ['a', 'b']) servers.push(await startServer(env, { hasConsole: false }))
    await makeOrganization(env, { id: ORGANIZATION, key: KEY })
    const password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
    const person = { publicUrl: PUBLIC_URL, email: EMAIL, password }
    token = await signIn(
      servers.map(({ url }) => url),
      person,
    )
  })
  afterEach(() => page?.close())
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await killNats()
    await database?.drop()
  })

  let minute = 0
  /** A device reports to a process; resolves with its reading once that is acknowledged. */
  const report = async ({ url }: ServerProcess): Promise<[ms: number, value: number]> => {
    minute += 1
    const time = START_MS + minute * 60_000
    const readings = { pm25: minute % 90 }
    expect(await postReadings(url, KEY, { serial: DEVICE, time, readings })).toMatchObject({
      accepted: 1,
    })
    return [time, readings.pm25]
  }
  const readingsOf = async ({ url }: ServerProcess): Promise<unknown> => {
    const answer = await fetch(`${url}/v2/search/measurements`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data_point_id: [DATA_POINT], last: 1 }),
    })
    return answer.json()
  }
  const allAre = (status: number) =>
    expect
      .poll(
        () => Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/healthz`)).status)),
        { timeout: 20_000 },
      )
      .toEqual(servers.map(() => status))

  it(
    `tells a page to refetch what devices reported to the other process meanwhile, ${ROUNDS} times`,
    async () => {
      const [a, b] = servers as [ServerProcess, ServerProcess]
      await report(a)
      for (let round = 0; round < ROUNDS; round += 1) {
        page = await openLivePage(b.url, token)
        expect(await page.watch(NODE)).toEqual([NODE])
        await killNats()
        await allAre(503)
        const meanwhile = await report(a)

        startNats()
        expect((await page.first('resync')).data).toEqual({ node_ids: [NODE] })
        expect(await readingsOf(b)).toMatchObject({ data: { [DATA_POINT]: [meanwhile] } })

        await allAre(200)
        const after = await report(a)
        // The one before it was never sent: nothing keeps what NATS did not take.
        expect((await page.first('measurements')).data).toEqual({
          _id: DATA_POINT,
          measurements: [after],
        })
        page.close()
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
