import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutboxJobs } from '../mail/outboxJobs.fixture.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { createSms } from './createSms.ts'
import type { NewSms, Sms } from './sms.ts'

const GATEWAY_KEY = 'key-of-the-gateway'

describe.each(TEST_ENGINES)('text messages on $name', ({ open }) => {
  let store: Store
  const arrived: string[] = []
  let answers: { status: number; text: string }[]
  const gateway = createServer((request, response) => {
    arrived.push(new URL(request.url ?? '', 'http://gateway').searchParams.toString())
    const { status, text } = answers.shift() ?? { status: 200, text: 'queued' }
    response.writeHead(status).end(text)
  })
  const { start, poll, reaches, clear } = createOutboxJobs(() => store)

  beforeAll(async () => {
    store = await open()
    gateway.listen(0, '127.0.0.1')
    await once(gateway, 'listening')
  })
  afterAll(async () => {
    gateway.close()
    await store.close()
  })
  beforeEach(async () => {
    arrived.length = 0
    answers = []
    await seedOrganization({ store }, 'city')
  })
  afterEach(clear)

  function startServer(hasGateway = true): { sms: Sms; advance(ms: number): void } {
    const { port } = gateway.address() as AddressInfo
    const smsUrl = hasGateway
      ? `http://127.0.0.1:${port}/?to={to}&text={text}&key=${GATEWAY_KEY}`
      : undefined
    const config = { publicUrl: 'https://air.example.org', smsUrl }
    const { made: sms, advance } = start((jobs, clock) => createSms({ config, jobs, clock }))
    return { sms, advance }
  }

  const LINK = 'https://air.example.org/city/alerts/a1/monitor'

  const send = (sms: Sms, changes: Partial<NewSms> = {}) =>
    store.db.transaction().execute((tx) =>
      sms.send(tx, {
        to: { address: '+64215550101', name: 'Ana' },
        language: 'en',
        text: 'Too much dust',
        link: LINK,
        organizationId: 'city',
        key: 'n1',
        ...changes,
      }),
    )

  it('texts reach the gateway once, even when sent twice', async () => {
    const { sms } = startServer()
    const id = await send(sms)
    expect(await send(sms)).toBe(id)
    await reaches(id, { state: 'sent', body_text: null })
    expect(arrived.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { to: '+64215550101', text: `Too much dust ${LINK}`, key: GATEWAY_KEY },
    ])
  })

  it('shortens a text to 600 characters with a mark and the link', async () => {
    const { sms } = startServer()
    const room = 600 - ` ${LINK}`.length
    const fits = 'x'.repeat(room)
    await reaches(await send(sms, { text: fits, key: 'fits' }), { state: 'sent' })
    await reaches(await send(sms, { text: `${fits}x`, key: 'long' }), { state: 'sent' })
    await reaches(await send(sms, { text: `${fits}x`, key: 'largo', language: 'es' }), {
      state: 'sent',
    })
    const texts = arrived.map((query) => new URLSearchParams(query).get('text') ?? '')
    expect(texts[0]).toBe(`${fits} ${LINK}`)
    expect(texts[1]).toMatch(/^x{500,}… \(shortened\) https:\S+\/monitor$/)
    expect(texts[2]).toMatch(/^x{500,}… \(abreviado\) https:\S+\/monitor$/)
    expect(texts.map(({ length }) => length)).toEqual([600, 600, 600])
  })

  it('writes one line, whatever the names in it contain', async () => {
    const id = await send(startServer(false).sms, { text: 'Dust\r\nat\u202e  the mast' })
    expect(await poll(id)).toMatchObject({ body_text: `Dust at the mast ${LINK}` })
  })

  it('sends a text again when the gateway fails', async () => {
    answers = [{ status: 500, text: 'out of credit' }]
    const { sms, advance } = startServer()
    const id = await send(sms)
    await vi.waitFor(
      async () => expect((await poll(id)).reason).toMatch(/status 500\. out of credit/),
      { timeout: 10_000 },
    )
    advance(60_000)
    await reaches(id, { state: 'sent' })
    expect(arrived).toHaveLength(2)
  })

  it('gives up a refused text with the answer, and sends it again on request', async () => {
    answers = [{ status: 400, text: 'unknown number' }]
    const { sms } = startServer()
    const id = await send(sms)
    await reaches(id, { state: 'waiting', job: 'failed' })
    expect((await poll(id)).reason).toMatch(/status 400\. unknown number/)
    expect(await store.db.transaction().execute((tx) => sms.sendAgain(tx, id))).toBe(true)
    await reaches(id, { state: 'sent' })
  })

  it('hides the address of a gateway that repeats it', async () => {
    answers = [{ status: 404, text: `Cannot GET /?key=${GATEWAY_KEY}` }]
    const { sms } = startServer()
    const id = await send(sms)
    await reaches(id, { job: 'failed', reason: expect.stringMatching(/Cannot GET/) })
    expect((await poll(id)).reason).not.toContain(GATEWAY_KEY)
  })

  it('keeps texts without a gateway and sends them once there is one', async () => {
    const id = await send(startServer(false).sms)
    expect(await poll(id)).toMatchObject({ state: 'kept', body_text: `Too much dust ${LINK}` })
    const { sms } = startServer()
    expect(await store.db.transaction().execute((tx) => sms.sendAgain(tx, id))).toBe(true)
    await reaches(id, { state: 'sent' })
  })
})
