import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Type } from 'typebox'
import { freePort } from '../../access/identity/testsupport/startSecondProvider.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { setMailJob } from '../../messages/mail/outboxRows.ts'
import { seedJob } from '../../testing/world/jobs.ts'
import { seedMail } from '../../testing/world/mails.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/testServer.ts'
import { eventually } from '../../testing/eventually.ts'
import { ApiError } from '../../base/errors.ts'
import { jsonAdapter } from '../../fleet/ingest/adapters/json.ts'
import { ingestOf } from '../../fleet/ingest/ingestService.ts'
import { COUNT_EVERY_MS } from './storeFigures.ts'

const TOKEN = 'a-token-of-the-scraper'
const authorization = `Bearer ${TOKEN}`

const read = async ({ inject }: Pick<TestServer, 'inject'>): Promise<string> => {
  const { statusCode, body } = await inject({ url: '/metrics', headers: { authorization } })
  expect(statusCode).toBe(200)
  return body
}
/** The value of a sample; undefined where there is none. */
const sample = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

describe('a server without the setting for metrics', () => {
  it('answers 404 and measures nothing', async () => {
    const server = await createTestServer()
    try {
      expect((await server.inject('/metrics')).statusCode).toBe(404)
      expect(server.app.hasRoute({ method: 'GET', url: '/metrics' })).toBe(false)
    } finally {
      await server.close()
    }
  })
})

describe('metrics by a token', () => {
  let world: World
  let now = TEST_NOW_MS
  beforeAll(async () => {
    // Figures of the store are counted anew with each step of the clock.
    world = await createWorld({
      env: { AIRSHED_METRICS_TOKEN: TOKEN },
      runsJobs: true,
      clock: () => (now += COUNT_EVERY_MS),
    })
  })
  afterAll(() => world.close())

  it.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer another-token-of-nobody' }],
    ['the token of a user', { authorization: `Basic ${TOKEN}` }],
  ])('refuses to show metrics with %s', async (_, headers) => {
    const answer = await world.inject({ url: '/metrics', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.body).not.toContain('airshed_')
  })

  it('answers in the format that scrapers ask for', async () => {
    const answer = await world.inject({ url: '/metrics', headers: { authorization } })
    expect(answer.headers['content-type']).toMatch(
      /^application\/openmetrics-text; version=1\.0\.0/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.endsWith('# EOF\n')).toBe(true)
    expect(answer.body).toContain('nodejs_eventloop_lag_seconds')
    expect(answer.body).toContain('process_cpu_seconds_total')
  })

  it('counts requests by their route and never by their parameters', async () => {
    await world.call('owner', 'GET', 'dashboards/one-of-many')
    await world.call('owner', 'GET', 'dashboards/another')
    await world.inject('/v2/no/such/path-unheard-of')
    const text = await read(world)
    const counted = 'airshed_http_request_duration_seconds_count'
    expect(sample(text, `${counted}{method="GET",route="/v2/dashboards/:id",status="404"}`)).toBe(2)
    expect(sample(text, `${counted}{method="GET",route="none",status="404"}`)).toBe(1)
    expect(text).not.toMatch(/one-of-many|another|unheard-of/)
  })

  it('counts accepted and refused readings', async () => {
    const ts = world.context.clock()
    const take = (body: object) =>
      ingestOf(world.context).take(jsonAdapter.decode(body, {}, ts), { organizationId: 'city' }, ts)
    const good = { serial: 'METER1', time: ts, readings: { '132:5': 4 } }
    await take(good)
    await take(good)
    await expect(take({ serial: 'METER1', readings: 4 })).rejects.toThrow(ApiError)
    const text = await read(world)
    expect(sample(text, 'airshed_ingest_readings_total{outcome="stored"}')).toBe(1)
    expect(sample(text, 'airshed_ingest_readings_total{outcome="duplicate"}')).toBe(1)
    expect(sample(text, 'airshed_ingest_refused_payloads_total{code="VALIDATION_FAILED"}')).toBe(1)
    expect(sample(text, 'airshed_write_queue_readings')).toBe(0)
  })

  it('measures statements of the store by their kind without their text', async () => {
    const text = await read(world)
    const counted = 'airshed_store_statement_duration_seconds_count'
    expect(sample(text, `${counted}{kind="select",outcome="done"}`)).toBeGreaterThan(0)
    expect(text).not.toMatch(/select \*|from "events"/)
  })

  it('shows what waits and for how long, and the state of the process', async () => {
    const { db } = world.context.store
    const waiting = defineJob({ kind: 'test.wait', payload: Type.Object({}) })
    await db
      .transaction()
      .execute((tx) => world.context.jobs.add(tx, waiting, {}, { runAt: now - 90_000 }))
    const text = await read(world)
    expect(sample(text, 'airshed_jobs{kind="test.wait",state="waiting"}')).toBe(1)
    expect(sample(text, 'airshed_jobs_oldest_due_seconds{kind="test.wait"}')).toBeGreaterThan(90)
    expect(sample(text, 'airshed_alerts_oldest_due_seconds')).toBe(0)
    expect(sample(text, 'airshed_live_sockets')).toBe(0)
    expect(sample(text, 'airshed_bus_connected')).toBe(1)
  })

  it('counts waiting messages, and none that was given up', async () => {
    const { store } = world.context
    for (const state of ['waiting', 'running', 'failed', 'cancelled'] as const) {
      const id = await seedMail(world.context, 'city', state)
      const jobId = await seedJob(world.context)
      await store.db.transaction().execute((tx) => setMailJob(tx, id, jobId))
      await store.db.updateTable('jobs').set({ state }).where('id', '=', jobId).execute()
    }
    expect(sample(await read(world), 'airshed_outbox_waiting{transport="mail"}')).toBe(2)
  })

  it('measures how long jobs run', async () => {
    await eventually(async () => {
      const text = await read(world)
      const counted = 'airshed_job_run_duration_seconds_count'
      expect(sample(text, `${counted}{kind="jobs.forget",outcome="done"}`)).toBeGreaterThan(0)
    })
  })
})

describe('several servers in one process', () => {
  let servers: TestServer[] = []
  afterEach(async () => {
    for (const server of servers) await server.close()
    servers = []
  })

  it('servers in one process count for themselves', async () => {
    const env = { AIRSHED_METRICS_TOKEN: TOKEN }
    servers = [await createTestServer({ env }), await createTestServer({ env })]
    const [busy, idle] = servers as [TestServer, TestServer]
    for (let call = 0; call < 3; call += 1) await busy.inject('/healthz')
    const name =
      'airshed_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}'
    expect(sample(await read(busy), name)).toBe(3)
    expect(sample(await read(idle), name)).toBeUndefined()
  })

  it('shows metrics on a port of their own only', async () => {
    const port = await freePort()
    const server = await createTestServer({ env: { AIRSHED_METRICS_PORT: String(port) } })
    servers = [server]
    await server.app.listen({ port: 0 })
    expect((await server.inject('/metrics')).statusCode).toBe(404)
    const answer = await eventually(() => fetch(`http://localhost:${port}/metrics`))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('airshed_bus_connected 1')
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(404)
    await server.app.close()
    await expect(fetch(`http://localhost:${port}/metrics`)).rejects.toThrow()
  })

  it('asks for the token on the port of metrics as well', async () => {
    const port = await freePort()
    const env = { AIRSHED_METRICS_PORT: String(port), AIRSHED_METRICS_TOKEN: TOKEN }
    const server = await createTestServer({ env })
    servers = [server]
    await server.app.listen({ port: 0 })
    const at = `http://localhost:${port}/metrics`
    expect((await eventually(() => fetch(at))).status).toBe(401)
    expect((await fetch(at, { headers: { authorization } })).status).toBe(200)
  })
})
