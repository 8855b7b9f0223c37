import { DAY_MS } from '@airshed/domain'
import type { MailOutcome } from '@airshed/schemas'
import { fastify } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createInProcessBus } from '../../storage/bus/inProcessBus.ts'
import { createJobs } from '../../storage/jobs/createJobs.ts'
import type { Jobs } from '../../storage/jobs/jobs.ts'
import { createFakeSchedule } from '../../front/live/fakeSchedule.fixture.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createMail } from './createMail.ts'
import { deliverMail } from './deliverMail.ts'
import type { Mail } from './mail.ts'
import { findMail, findMails } from './outboxQueries.ts'
import { startSmtpServer, type TestSmtpServer } from './smtpServer.fixture.ts'
import { invitationMail } from './templates/invitation/invitationMail.ts'

interface Server {
  mail: Mail
  jobs: Jobs
  advance(ms: number): void
}

describe.each(TEST_ENGINES)('mails on $name', ({ open }) => {
  let store: Store
  let smtp: TestSmtpServer
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  beforeEach(async () => {
    smtp = await startSmtpServer()
    await seedOrganization({ store }, 'city')
  })
  afterEach(async () => {
    for (const stop of running.splice(0)) await stop()
    await smtp.close()
    await store.db.deleteFrom('organizations').execute()
    await store.db.deleteFrom('outbox').execute()
    await store.db.deleteFrom('jobs').execute()
    await store.db.deleteFrom('job_schedules').execute()
  })

  const running: (() => Promise<void>)[] = []

  /** A server that has mails to deliver; time passes only when the test says so. */
  function startServer(hasTransport = true): Server {
    const time = createFakeSchedule()
    const clock = () => TEST_NOW_MS + time.now()
    const jobs = createJobs({
      store,
      bus: createInProcessBus(),
      clock,
      log: fastify().log,
      queueLimit: 1000,
      schedule: time.schedule,
      random: () => 0.5,
    })
    const config = {
      publicUrl: 'https://console.example.org',
      smtpUrl: hasTransport ? `smtp://127.0.0.1:${smtp.port}` : undefined,
      mailFrom: { address: 'air@mail.example.org', name: 'Airshed' },
      mailDays: 30,
    }
    const mail = createMail({ config, jobs, clock })
    jobs.start()
    running.push(() => jobs.stop())
    return { mail, jobs, advance: (ms) => time.advance(ms) }
  }
  const startWithoutTransport = () => startServer(false).mail

  const invite = (mail: Mail, key = 'i1', address = 'ana@example.org') =>
    store.db.transaction().execute((tx) =>
      mail.send(tx, invitationMail, {
        to: { address, name: 'Ana' },
        locale: 'es_ES',
        organizationId: 'city',
        key,
        data: {
          organization: 'City',
          inviter: 'Ann',
          role: 'user',
          link: `https://console.example.org/invitations/${key}`,
          expires_at: TEST_NOW_MS + 7 * DAY_MS,
        },
      }),
    )

  const everything = sql<SqlBool>`true`
  const poll = (id: string) => findMail(store.db, everything, id)
  const reaches = (id: string, state: MailOutcome) =>
    vi.waitFor(async () => expect((await poll(id))?.state).toBe(state), { timeout: 10_000 })
  const failedOnce = (id: string) =>
    vi.waitFor(async () => expect((await poll(id))?.reason).not.toBeNull(), { timeout: 10_000 })

  describe('a mail', () => {
    it('refuses pictures that are too large for the outbox', async () => {
      const { mail } = startServer()
      const bytes = new Uint8Array(100_001)
      const sent = store.db.transaction().execute((tx) =>
        mail.send(tx, invitationMail, {
          to: { address: 'ana@example.org' },
          locale: 'en_US',
          organizationId: 'city',
          key: 'large',
          images: [{ id: 'chart', alt: '', bytes, width: 1, height: 1 }],
          data: {
            organization: 'City',
            inviter: 'Ann',
            role: 'user',
            link: 'https://console.example.org/invitations/large',
            expires_at: TEST_NOW_MS + DAY_MS,
          },
        }),
      )
      await expect(sent).rejects.toThrow('expected pictures of 100000 bytes at most, got 100001')
    })

    it('delivers a mail once in the language of its reader', async () => {
      const { mail } = startServer()
      const id = await invite(mail)
      await reaches(id, 'sent')
      expect(smtp.arrived).toHaveLength(1)
      expect(smtp.arrived[0]).toMatchObject({
        subject: 'Ann le invita a City',
        to: [{ address: 'ana@example.org', name: 'Ana' }],
        from: { address: 'air@mail.example.org', name: 'Airshed' },
        messageId: `<${id}@mail.example.org>`,
      })
    })

    it('removes the text of a mail once it is delivered', async () => {
      const { mail } = startServer()
      const id = await invite(mail)
      await reaches(id, 'sent')
      expect(await poll(id)).toMatchObject({
        subject: 'Ann le invita a City',
        body_text: null,
        body_html: null,
        sent_at: TEST_NOW_MS,
      })
    })

    it('makes one mail however often the same occasion requests it', async () => {
      const { mail } = startServer()
      const ids = [await invite(mail), await invite(mail)]
      await reaches(ids[0] ?? '', 'sent')
      ids.push(await invite(mail))
      const other = await invite(mail, 'i2')
      await reaches(other, 'sent')
      expect(new Set(ids).size).toBe(1)
      expect(smtp.arrived).toHaveLength(2)
    })

    it('sends nothing when the transaction is rolled back', async () => {
      const { mail } = startServer()
      const change = store.db.transaction().execute(async (tx) => {
        await mail.send(tx, invitationMail, {
          to: { address: 'ana@example.org' },
          locale: 'en_US',
          organizationId: 'city',
          key: 'i1',
          data: {
            organization: 'City',
            inviter: 'Ann',
            role: 'user',
            link: 'https://console.example.org/',
            expires_at: TEST_NOW_MS,
          },
        })
        throw new Error('changed my mind')
      })
      await expect(change).rejects.toThrow('changed my mind')
      const id = await invite(mail, 'i2')
      await reaches(id, 'sent')
      expect(smtp.arrived).toHaveLength(1)
    })

    it('refuses an invalid recipient before anything is written', async () => {
      const { mail } = startServer()
      await expect(invite(mail, 'i1', 'ana@example.org\r\nRCPT TO: b@example.org')).rejects.toThrow(
        'At to: expected an address',
      )
      expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    })

    it('deletes mails with their organization', async () => {
      smtp.answer(() => ({ code: 451, text: 'later' }))
      const { mail, advance } = startServer()
      const id = await invite(mail)
      await failedOnce(id)
      await store.db.deleteFrom('organizations').execute()
      smtp.answer(() => 'taken')
      advance(60_000)
      const next = await invite(mail, 'i2').catch((error: unknown) => error)
      expect(next).toBeInstanceOf(Error)
      expect(await poll(id)).toBeUndefined()
      expect(smtp.arrived).toEqual([])
    })
  })

  describe('a mail server that refuses a mail', () => {
    it('sends a mail again after a temporary refusal with the same Message-ID', async () => {
      smtp.answer((attempt) => (attempt === 1 ? { code: 451, text: 'greylisted' } : 'taken'))
      const { mail, advance } = startServer()
      const id = await invite(mail)
      await failedOnce(id)
      expect(await poll(id)).toMatchObject({
        state: 'waiting',
        attempts: 1,
        reason: expect.stringContaining('it answered 451 greylisted'),
        body_text: expect.stringContaining('Aceptar'),
      })
      advance(60_000)
      await reaches(id, 'sent')
      expect(smtp.offered).toHaveLength(2)
      expect(smtp.arrived.map(({ messageId }) => messageId)).toEqual([`<${id}@mail.example.org>`])
    })

    it('gives up after a permanent refusal and keeps the reason', async () => {
      smtp.answer(() => ({ code: 550, text: 'no such user' }))
      const { mail, advance } = startServer()
      const id = await invite(mail)
      await reaches(id, 'failed')
      advance(DAY_MS)
      expect(await poll(id)).toMatchObject({
        state: 'failed',
        reason: expect.stringContaining('550 no such user'),
      })
      expect(smtp.offered).toHaveLength(1)
    })

    it('delivers to an unreachable server once it is back', async () => {
      const { port } = smtp
      const { mail, advance } = startServer()
      await smtp.close()
      const id = await invite(mail)
      await failedOnce(id)
      expect((await poll(id))?.reason).toContain('ECONNREFUSED')
      smtp = await startSmtpServer({}, { port })
      advance(60_000)
      await reaches(id, 'sent')
      expect(smtp.arrived).toHaveLength(1)
    })

    it('sends a mail again that was given up when somebody asks for it', async () => {
      smtp.answer((attempt) => (attempt === 1 ? { code: 550, text: 'full' } : 'taken'))
      const { mail } = startServer()
      const id = await invite(mail)
      await reaches(id, 'failed')
      expect(await store.db.transaction().execute((tx) => mail.sendAgain(tx, id))).toBe(true)
      await reaches(id, 'sent')
      expect(await store.db.transaction().execute((tx) => mail.sendAgain(tx, id))).toBe(false)
    })
  })

  describe('an outbox without a mail server', () => {
    it('keeps a mail to be read', async () => {
      const id = await invite(startWithoutTransport())
      expect(await poll(id)).toMatchObject({
        state: 'kept',
        recipient: 'ana@example.org',
        body_text: expect.stringContaining('https://console.example.org/invitations/i1'),
        body_html: expect.stringContaining('<html lang="es">'),
      })
      const sending = store.db.selectFrom('jobs').select('id').where('kind', '=', deliverMail.kind)
      expect(await sending.execute()).toEqual([])
    })

    it('sends a mail later when there is a server and somebody asks for it', async () => {
      const id = await invite(startWithoutTransport())
      const { mail } = startServer()
      expect(await store.db.transaction().execute((tx) => mail.sendAgain(tx, id))).toBe(true)
      await reaches(id, 'sent')
      expect(smtp.arrived).toHaveLength(1)
    })
  })

  describe('the outbox', () => {
    it('pages through mails, the newest first, and filters by state', async () => {
      const kept = startWithoutTransport()
      for (const key of ['a', 'b', 'c', 'd', 'e']) await invite(kept, key)
      const first = await findMails(store.db, everything, { size: 2 })
      const cursor = first.next ?? ''
      const second = await findMails(store.db, everything, { size: 3, cursor })
      expect(first.data).toHaveLength(2)
      expect(second.data).toHaveLength(3)
      expect(second.next).toBeNull()
      const ids = [...first.data, ...second.data].map(({ id }) => id)
      expect(new Set(ids).size).toBe(5)
      expect(await findMails(store.db, everything, { state: 'kept' })).toMatchObject({ total: 5 })
      for (const none of [{ state: 'failed' }, { template: 'report' }] as const) {
        expect((await findMails(store.db, everything, none)).data).toEqual([])
      }
      expect(first.data[0]).not.toHaveProperty('body_text')
    })

    it('shows only what the reader may see', async () => {
      await invite(startWithoutTransport())
      const visible = sql<SqlBool>`outbox.organization_id = any(${['harbour']}::text[])`
      expect((await findMails(store.db, visible, {})).data).toEqual([])
    })

    it('forgets old mails, but none that is still to be delivered', async () => {
      smtp.answer((attempt) => (attempt === 1 ? 'taken' : { code: 451, text: 'later' }))
      const { mail, advance } = startServer()
      const sent = await invite(mail, 'old')
      await reaches(sent, 'sent')
      const waiting = await invite(mail, 'waiting')
      await failedOnce(waiting)
      await store.db
        .updateTable('outbox')
        .set({ created_at: TEST_NOW_MS - 31 * DAY_MS })
        .execute()
      advance(3_600_000)
      await vi.waitFor(async () => expect(await poll(sent)).toBeUndefined(), { timeout: 10_000 })
      expect(await poll(waiting)).toMatchObject({ state: 'waiting' })
    })
  })
})
