import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForAnswer } from '../../base/outgoing/askForAnswer.ts'
import { Type } from 'typebox'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { bearer, createWorld, type World } from '../../testing/world/world.ts'
import { eventually } from '../../testing/eventually.ts'
import { createTestServer } from '../../testing/testServer.ts'
import { startCollector, type Collector } from './collector.fixture.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

const calling = defineJob({ kind: 'test.call', payload: Type.Object({ url: Type.String() }) })

let collector: Collector
let target: Collector
let world: World
beforeAll(async () => {
  collector = await startCollector()
  target = await startCollector()
  world = await createWorld({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=air%20quality',
    },
  })
  world.context.jobs.work(calling, async ({ payload: { url } }) => {
    await askForAnswer({ method: 'GET', url }, { allowPrivateTargets: true, maxBytes: 100 })
  })
  const payload = { url: `${target.endpoint}/hook?token=s3cret` }
  await world.context.store.db
    .transaction()
    .execute((tx) => world.context.jobs.add(tx, calling, payload))
  const headers = await bearer(world.context, 'owner')
  await world.inject({
    url: '/v2/dashboards/of-nobody?token=s3cret',
    headers: {
      ...headers,
      traceparent: `00-${TRACE}-${PARENT}-00`,
      'x-request-id': 'request-of-the-test',
    },
  })
  world.context.jobs.start()
  await eventually(() => expect(target.headers).toHaveLength(1))
  await eventually(async () => {
    const { state } = await world.context.store.db
      .selectFrom('jobs')
      .select('state')
      .where('kind', '=', 'test.call')
      .executeTakeFirstOrThrow()
    expect(state).toBe('done')
  })
  // What waits is sent before the server is gone.
  await world.close()
})
afterAll(async () => {
  await collector.close()
  await target.close()
})

const named = (name: string) => collector.spans.filter((span) => span.name === name)

describe('a traced server', () => {
  it('continues the trace of a caller with the route and the id of the request', () => {
    const [span] = named('GET /v2/dashboards/:id')
    expect(span).toMatchObject({
      traceId: TRACE,
      parentSpanId: PARENT,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/v2/dashboards/:id',
        'http.response.status_code': 404,
        'airshed.request_id': 'request-of-the-test',
      },
    })
  })

  it('shows the statements of a request without values', () => {
    const [request] = named('GET /v2/dashboards/:id')
    const statements = collector.spans.filter(
      ({ traceId, name }) => traceId === TRACE && name.startsWith('store '),
    )
    expect(statements.length).toBeGreaterThan(0)
    for (const { parentSpanId, attributes } of statements) {
      expect(parentSpanId).toBe(request?.spanId)
      expect(attributes['db.system.name']).toBe('postgresql')
    }
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']))
    expect(texts.some((text) => /from "dashboards"/.test(text) && text.includes('$1'))).toBe(true)
    expect(collector.received.join('')).not.toContain('of-nobody')
  })

  it('carries the trace of a job into its outgoing calls', () => {
    const [job] = named('job test.call')
    const [call] = named('GET')
    expect(call).toMatchObject({
      traceId: job?.traceId,
      parentSpanId: job?.spanId,
      attributes: { 'http.response.status_code': 200, 'server.address': '127.0.0.1' },
    })
    expect(target.headers[0]?.['traceparent']).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
  })

  it('exports no secrets and no trace of the export', () => {
    const text = collector.received.join('')
    expect(text).not.toMatch(/s3cret|Bearer|v1\/traces/)
    expect(named('POST')).toEqual([])
    expect(collector.headers[0]?.['x-team']).toBe('air quality')
  })
})

describe('two servers in one process', () => {
  it('the server without traces exports nothing', async () => {
    const own = await startCollector()
    const traced = await createTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: own.endpoint } })
    const other = await createTestServer()
    try {
      await other.inject('/healthz')
      await traced.inject('/v2/config')
    } finally {
      await other.close()
      await traced.close()
      await own.close()
    }
    const requests = own.spans.filter(({ name }) => name.startsWith('GET'))
    expect(requests.map(({ name }) => name)).toEqual(['GET /v2/config'])
  })

  it('a collector that is away costs only the spans', async () => {
    const gone = await startCollector()
    await gone.close()
    const traced = await createTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: gone.endpoint } })
    expect((await traced.inject('/healthz')).statusCode).toBe(200)
    await traced.close()
  })
})
