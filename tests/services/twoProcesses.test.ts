import { createTestDatabase } from '@airshed/server/testing/database'
import type { DeviceCommand, DeviceKey, NodeSettings } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createChannelDevice } from '../suites/channelDevice.ts'
import { postReadings } from '../suites/ingest.ts'
import { openLivePage, type LivePage } from '../suites/livePage.ts'
import { makeOrganization } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { startServer, type ServerProcess } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env
const isPossible = databaseUrl !== undefined && natsUrl !== undefined
if (!isPossible) {
  console.warn('Left out: two processes need DATABASE_URL (PostgreSQL) and NATS_URL')
}

/** The address of both processes for browsers, behind a load balancer. */
const PUBLIC_URL = 'http://airshed.test'
const ORGANIZATION = 'org_two'
const KEY = 'two-processes-key-0123456789'
const DEVICE = 'two-1'
const EMAIL = 'owner@example.org'
const LIVE_WITHIN_MS = 2000
const COMMAND_WITHIN_MS = 1000
const CONTACT_WITHIN_MS = 10_000

describe.skipIf(!isPossible)('two processes on one PostgreSQL and one NATS', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let servers: readonly [a: ServerProcess, b: ServerProcess]
  let token: string
  let page: LivePage

  beforeAll(async () => {
    database = await createTestDatabase(databaseUrl ?? '')
    const env = {
      AIRSHED_DEMO: '0',
      AIRSHED_PUBLIC_URL: PUBLIC_URL,
      DATABASE_URL: database.url,
      NATS_URL: natsUrl ?? '',
    }
    servers = await startBoth(env)
    await makeOrganization(env, { id: ORGANIZATION, key: KEY })
    const password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
    token = await signIn(
      servers.map(({ url }) => url),
      { publicUrl: PUBLIC_URL, email: EMAIL, password },
    )
  })
  afterAll(async () => {
    page?.close()
    await Promise.all((servers ?? []).map((server) => server.kill()))
    await database?.drop()
  })

  /** Calls the API of one process. */
  const call = (
    server: ServerProcess,
    path: string,
    body?: object,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Response> =>
    fetch(`${server.url}/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  const put = (server: ServerProcess, path: string) => call(server, path, undefined, 'PUT')

  it('a reading posted to one process reaches a page held by the other within two seconds', async () => {
    const [a, b] = servers
    const post = (time: string, pm25: number) =>
      postReadings(a.url, KEY, { serial: DEVICE, time, readings: { pm25 } })
    expect(await post('2026-01-01T00:00:00Z', 7)).toMatchObject({ accepted: 1 })

    page = await openLivePage(b.url, token)
    expect(await page.watch(`${DEVICE}:0`)).toEqual([`${DEVICE}:0`])
    const postedMs = performance.now()
    await post('2026-01-01T00:01:00Z', 12.5)
    const { data } = await page.first('measurements')
    expect(performance.now() - postedMs).toBeLessThan(LIVE_WITHIN_MS)
    expect(data).toEqual({
      _id: `${DEVICE}.0.0.0/132:5`,
      measurements: [[Date.UTC(2026, 0, 1, 0, 1), 12.5]],
    })
  })

  it('a dashboard created through one process is shown by the other', async () => {
    const [a, b] = servers
    const made = await call(a, '/dashboards', { name: 'Harbour', organization_id: ORGANIZATION })
    expect(made.status).toBe(201)
    const { id } = (await made.json()) as { id: string }
    expect(await (await call(b, `/dashboards/${id}`)).json()).toMatchObject({ name: 'Harbour' })
  })

  it('a command given at one process reaches a device waiting at the other within a second', async () => {
    const [a, b] = servers
    const { key } = (await (await put(a, `/nodes/${DEVICE}:0/key`)).json()) as DeviceKey
    const device = createChannelDevice(DEVICE, key)
    const talking = device.talk(b.url, 60)
    await vi.waitFor(async () => {
      const settings = await call(a, `/nodes/${DEVICE}:0/settings`)
      expect(((await settings.json()) as NodeSettings).last_contact).not.toBeNull()
    }, CONTACT_WITHIN_MS)
    const givenMs = performance.now()
    const { _id: id } = (await (
      await put(a, `/nodes/${DEVICE}:0/actions/blink`)
    ).json()) as DeviceCommand
    expect(await talking).toBe(1)
    expect(performance.now() - givenMs).toBeLessThan(COMMAND_WITHIN_MS)
    expect(device.done).toEqual([id])
    const commands = await call(a, `/nodes/${DEVICE}:0/commands`)
    expect(await commands.json()).toMatchObject({ data: [{ _id: id, state: 'done' }] })
  })

  it('SIGTERM ends both processes cleanly, and the page is notified', async () => {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
    expect(await page.first('closing')).toBeDefined()
    expect(await page.closed).toBe(1001)
  })
})

/** Starts both at once, on a database without tables; if one fails, the other is killed. */
async function startBoth(env: Record<string, string>): Promise<[ServerProcess, ServerProcess]> {
  const starts = await Promise.allSettled([startServer(env), startServer(env)])
  const [a, b] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  if (a !== undefined && b !== undefined) return [a, b]
  await a?.kill()
  throw starts.find((start) => start.status === 'rejected')?.reason
}
