import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import type { ErrorBody } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFakeSchedule } from '../live/fakeSchedule.fixture.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { createForwarder, REPORT_EVERY_MS } from './forwarder.ts'

const view = { kind: 'page-view', title: 'Home', path: '/city/home', timeMs: 1_000 }
const failure = { kind: 'error', message: 'x is not a function', where: 'app.js:1', timeMs: 2_000 }

describe('telemetry', () => {
  let world: World
  const lines: Record<string, unknown>[] = []
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString('utf8')) as Record<string, unknown>)
        done()
      },
    })
    world = await createWorld({ logger: { level: 'info', stream } })
  })
  afterAll(() => world.close())
  const send = (events: unknown) => world.call<ErrorBody>('user', 'POST', 'telemetry', { events })

  it('logs each event as one line with the user of the token', async () => {
    const claimed = { kind: 'identify', userId: 'owner', timeMs: 3_000 }
    expect((await send([view, failure, claimed])).status).toBe(204)
    const reported = lines.filter(({ msg }) => msg === 'telemetry')
    expect(reported).toMatchObject([
      { level: 30, userId: 'user', telemetry: view },
      { level: 30, userId: 'user', telemetry: failure },
      { level: 30, userId: 'user', telemetry: claimed },
    ])
  })

  it.each([
    ['no event', []],
    ['more than fifty', Array.from({ length: 51 }, () => view)],
    ['a kind that there is not', [{ ...view, kind: 'click' }]],
    ['a field that there is not', [{ ...view, referrer: 'x' }]],
    ['a path with a query, which may hold a token', [{ ...view, path: '/callback?code=1' }]],
    ['a message without end', [{ ...failure, message: 'x'.repeat(2001) }]],
    ['a time that is none', [{ ...view, timeMs: 'now' }]],
  ])('refuses telemetry with %s', async (_, events) => {
    const answer = await send(events)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

describe('forwarded telemetry', () => {
  const bodies: unknown[] = []
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      receiver.emit('received')
      response.end()
    })
  })
  let dsn: string
  let world: World | undefined
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    dsn = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`
  })
  afterEach(async () => {
    await world?.close()
    world = undefined
  })
  afterAll(() => {
    receiver.close()
  })

  it('arrives at the configured address with the user', async () => {
    world = await createWorld({
      env: { TELEMETRY_DSN: dsn, AIRSHED_ALLOW_PRIVATE_TARGETS: '1' },
    })
    const received = once(receiver, 'received')
    await world.call('user', 'POST', 'telemetry', { events: [view] })
    await received
    expect(bodies).toEqual([
      { receivedAtMs: world.context.clock(), userId: 'user', events: [view] },
    ])
  })
})

describe('the forwarder of telemetry', () => {
  function setUp(env: { allowPrivateTargets: boolean; telemetryDsn?: string | undefined }) {
    const time = createFakeSchedule()
    const warnings: unknown[] = []
    const gone: ((error?: Error) => void)[] = []
    const forwarder = createForwarder({
      config: { telemetryDsn: 'https://reports.example.org/in', ...env },
      log: { warn: (details: unknown) => void warnings.push(details) },
      schedule: time.schedule,
      post: () =>
        new Promise((resolve, reject) => {
          gone.push((error) => (error === undefined ? resolve({}) : reject(error)))
        }),
    })
    return { forwarder, gone, time, warnings }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  it('counts failures and logs the number once a minute', async () => {
    const { forwarder, gone, time, warnings } = setUp({ allowPrivateTargets: false })
    for (let round = 0; round < 5; round += 1) forwarder.send({})
    for (const end of gone.splice(0)) end(new Error('There is no connection (ECONNREFUSED)'))
    await settle()
    time.advance(REPORT_EVERY_MS - 1)
    expect(warnings).toEqual([])
    time.advance(1)
    const reason = 'There is no connection (ECONNREFUSED)'
    expect(warnings).toEqual([{ failures: 5, reason }])
    time.advance(10 * REPORT_EVERY_MS)
    expect(warnings).toHaveLength(1)
    forwarder.send({})
    gone[0]?.(new Error(reason))
    await settle()
    time.advance(REPORT_EVERY_MS)
    expect(warnings.at(-1)).toEqual({ failures: 1, reason })
  })

  it('sends at most twenty requests at a time and counts the dropped ones', async () => {
    const { forwarder, gone, time, warnings } = setUp({ allowPrivateTargets: false })
    for (let round = 0; round < 25; round += 1) forwarder.send({})
    expect(gone).toHaveLength(20)
    for (const end of gone) end()
    await settle()
    time.advance(REPORT_EVERY_MS)
    expect(warnings).toMatchObject([{ failures: 5 }])
  })

  it('sends nothing where no address is set', () => {
    const { forwarder, gone } = setUp({ allowPrivateTargets: false, telemetryDsn: undefined })
    forwarder.send({})
    expect(gone).toEqual([])
  })

  it('refuses a private network by default', async () => {
    const time = createFakeSchedule()
    const warnings: unknown[] = []
    const forwarder = createForwarder({
      config: { telemetryDsn: 'http://169.254.169.254/latest', allowPrivateTargets: false },
      log: { warn: (details: unknown) => void warnings.push(details) },
      schedule: time.schedule,
    })
    forwarder.send({})
    await settle()
    await forwarder.close()
    expect(warnings).toMatchObject([
      { failures: 1, reason: expect.stringContaining('AIRSHED_ALLOW_PRIVATE_TARGETS=1') },
    ])
  })
})
