import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { S3_SECRET, startFakeS3, type FakeS3 } from '../../storage/files/fakeS3.fixture.ts'
import { createS3Storage } from '../../storage/files/s3Storage.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { startSmtpServer, type TestSmtpServer } from '../../messages/mail/smtpServer.fixture.ts'
import { createSmtpTransport } from '../../messages/mail/smtpTransport.ts'
import { createMqttWorld } from '../../fleet/mqtt/testsupport/mqttWorld.ts'
import { eventually } from '../../testing/eventually.ts'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { startCollector, type Collector } from './collector.fixture.ts'

const asking = defineJob({ kind: 'test.ask', payload: Type.Object({}) })
const CONTENT = `${'0123456789abcdef'.repeat(4)}-00000001`

let collector: Collector
let smtp: TestSmtpServer
let s3: FakeS3
beforeAll(async () => {
  collector = await startCollector()
  smtp = await startSmtpServer()
  s3 = await startFakeS3()
  const world = await createMqttWorld({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } })
  const path = join(await scratchFolder('airshed-traced-'), 'upload')
  await writeFile(path, 'clear air')
  const storage = createS3Storage(s3.url)
  const transport = createSmtpTransport(`smtp://127.0.0.1:${smtp.port}`, {
    address: 'air@example.org',
    name: 'Airshed',
  })
  const deliver = (address: string) =>
    transport.deliver({
      to: { address, name: '' },
      subject: 'Secret of ana',
      text: 'Hello',
      html: '<p>Hello</p>',
      language: 'en',
      images: [],
      unsubscribeUrl: null,
      messageId: `<${address}>`,
      createdAt: 0,
    })
  const { jobs, store } = world.context
  jobs.work(asking, async () => {
    await storage.place(CONTENT, path)
    await storage.read(CONTENT).then((answer) => answer?.stream.destroy())
    await storage.remove(CONTENT)
    await deliver('ana@example.org')
    smtp.answer(() => ({ code: 550, text: 'No ana@example.org here' }))
    await deliver('ana@example.org').catch(() => {})
  })
  // In the course of nothing that is traced.
  await deliver('nobody@example.org')
  await store.db.transaction().execute((tx) => jobs.add(tx, asking, {}))
  jobs.start()
  await eventually(async () => {
    const { state } = await store.db
      .selectFrom('jobs')
      .select('state')
      .where('kind', '=', 'test.ask')
      .executeTakeFirstOrThrow()
    expect(state).toBe('done')
  })
  await world.arrive({ messages: [{ type: 'hello', id: 'boot-1', firmware: '3.2.1' }] })
  await world.close()
})
afterAll(async () => {
  await collector.close()
  await smtp.close()
  await s3.close()
})

const named = (name: string) => collector.spans.filter((span) => span.name === name)
const ERROR = 2

describe('a server that traces outgoing calls', () => {
  it.each(['s3 place', 's3 read', 's3 remove'])('shows %s in the trace of its caller', (name) => {
    const [job] = named('job test.ask')
    expect(named(name)).toMatchObject([
      {
        traceId: job?.traceId,
        parentSpanId: job?.spanId,
        attributes: { 'server.address': new URL(s3.url).host },
      },
    ])
  })

  it('shows each delivered mail, and that one was refused', () => {
    const [job] = named('job test.ask')
    const mails = named('smtp deliver')
    expect(mails.map(({ parentSpanId }) => parentSpanId)).toEqual([job?.spanId, job?.spanId])
    expect(mails.map(({ status }) => status?.code === ERROR)).toEqual([false, true])
    expect(mails[0]?.attributes['server.address']).toBe(`127.0.0.1:${smtp.port}`)
  })

  it('shows a message of a device with its statements and the published answer', () => {
    const [received] = named('mqtt receive')
    expect(received?.parentSpanId ?? '').toBe('')
    const [answer] = named('mqtt publish').filter(({ traceId }) => traceId === received?.traceId)
    expect(answer?.parentSpanId).toBe(received?.spanId)
    const within = collector.spans.filter(({ parentSpanId }) => parentSpanId === received?.spanId)
    expect(within.some(({ name }) => name.startsWith('store '))).toBe(true)
  })

  it('omits from each trace what was sent, to whom and by which key', () => {
    const text = collector.received.join('')
    expect(text).not.toMatch(/ana@|Secret of ana|boot-1|AWS4/)
    expect(text).not.toContain(S3_SECRET)
    expect(text).not.toContain(CONTENT)
  })
})
