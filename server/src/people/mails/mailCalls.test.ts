import type { ErrorBody, Mail, MailDetails, PublicConfig } from '@airshed/schemas'
import { DAY_MS } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../messages/mail/smtpServer.fixture.ts'
import { alertChangeMail } from '../../messages/mail/templates/alertChange/alertChangeMail.ts'
import { invitationMail } from '../../messages/mail/templates/invitation/invitationMail.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

const LINK = 'https://console.example.org/city/alerts/dust/monitor'
const TOKEN = 'mute_or-unsubscribe-'.repeat(4)
const SECRET = 'https://console.example.org/invitations/s3cret'

const sendAlert = (
  { context: { store, mail } }: World,
  { key, address = 'ana@example.org' }: { key: string; address?: string },
): Promise<string> =>
  store.db.transaction().execute((tx) =>
    mail.send(tx, alertChangeMail, {
      to: { address },
      locale: 'en_US',
      organizationId: 'city',
      key,
      images: [
        { id: 'chart', alt: 'Chart', bytes: new Uint8Array([1, 2, 3]), width: 560, height: 200 },
      ],
      data: {
        name: 'Dust <b>at the quay</b>',
        description: '',
        level: 'warning',
        organization: 'City',
        state: 'active',
        reason: 'change',
        isSimulated: false,
        time: '12:00',
        conditions: [],
        link: LINK,
        picture: { id: 'chart', alt: 'Chart', width: 560, height: 200 },
        acknowledgeLink: `https://console.example.org/n/${TOKEN}`,
        muteLink: `https://console.example.org/n/${TOKEN}`,
        unsubscribeLink: `https://console.example.org/n/${TOKEN}`,
      },
    }),
  )

const invite = ({ context: { store, mail } }: World, key: string): Promise<string> =>
  store.db.transaction().execute((tx) =>
    mail.send(tx, invitationMail, {
      to: { address: 'ana@example.org' },
      locale: 'en_US',
      organizationId: 'city',
      key,
      data: {
        organization: 'City',
        inviter: 'Ann',
        role: 'user',
        link: SECRET,
        expires_at: TEST_NOW_MS + DAY_MS,
      },
    }),
  )

describe('mails without a mail server', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.close())
  const poll = (id: string) => world.call<MailDetails>('owner', 'GET', `mails/${id}`)

  it('shows the mail about an alert as its recipient reads it, as text and as a page', async () => {
    const { status, body } = await poll(await sendAlert(world, { key: 'a1' }))
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'kept', template: 'alert-change', text_state: 'readable' })
    expect(body.body_text).toContain(LINK)
    expect(body.body_html).toContain('&lt;b&gt;at the quay')
    expect(body.body_html).toContain('src="data:image/png;base64,AQID"')
  })

  it('leaves out links that act in the name of the recipient', async () => {
    const { body } = await poll(await sendAlert(world, { key: 'a2' }))
    for (const text of [body.body_text, body.body_html]) {
      expect(text).not.toContain(TOKEN)
      expect(text).toContain('https://console.example.org/n/…')
    }
  })

  it('shows nobody the link of an invitation, whatever their role', async () => {
    const id = await invite(world, 'i1')
    const { body } = await poll(id)
    expect(body).toMatchObject({ text_state: 'withheld', body_text: null, body_html: null })
    for (const who of ['owner', 'admin'] as const) {
      const answer = await world.call(who, 'GET', `mails/${id}`)
      expect(JSON.stringify(answer.body)).not.toContain('s3cret')
    }
  })

  it('withholds the text of a mail of an unknown kind', async () => {
    const id = await sendAlert(world, { key: 'a2' })
    const { db } = world.context.store
    await db.updateTable('outbox').set({ template: 'new-kind' }).where('id', '=', id).execute()
    expect((await poll(id)).body).toMatchObject({ text_state: 'withheld', body_text: null })
  })

  it('refuses to send a mail again and says that no mail server is set', async () => {
    const id = await sendAlert(world, { key: 'a3' })
    const { status, body } = await world.call<ErrorBody>('owner', 'POST', `mails/${id}/send_again`)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'MAIL_SERVER_MISSING' })
    expect((await poll(id)).body.state).toBe('kept')
    const { body: config } = await world.call<PublicConfig>(null, 'GET', 'config')
    expect(config.is_mail_sent).toBe(false)
  })

  it.each(['user', 'harbourmaster', 'guest'] as const)('hides a mail from %s', async (who) => {
    const id = await sendAlert(world, { key: 'a4' })
    for (const [method, path] of [
      ['GET', `mails/${id}`],
      ['POST', `mails/${id}/send_again`],
    ] as const) {
      const { status, body } = await world.call<ErrorBody>(who, method, path)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
    }
  })
})

describe('mails with a mail server', () => {
  let world: World
  let smtp: TestSmtpServer
  beforeAll(async () => {
    smtp = await startSmtpServer()
    world = await createWorld({
      env: {
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: 'Airshed <air@mail.example.org>',
      },
      runsJobs: true,
    })
  })
  afterAll(async () => {
    await world.close()
    await smtp.close()
  })
  const poll = async (id: string) =>
    (await world.call<MailDetails>('owner', 'GET', `mails/${id}`)).body
  const sendAgain = (id: string) =>
    world.call<Mail & ErrorBody>('owner', 'POST', `mails/${id}/send_again`)
  const reaches = (id: string, state: Mail['state']) =>
    vi.waitFor(async () => expect((await poll(id)).state).toBe(state), { timeout: 10_000 })

  it('sends a refused mail again once and records who did it', async () => {
    smtp.answer((attempt) => (attempt === 1 ? { code: 550, text: 'mailbox full' } : 'taken'))
    const id = await sendAlert(world, { key: 'b1' })
    await reaches(id, 'failed')
    expect((await poll(id)).reason).toContain('550 mailbox full')
    const { status, body } = await sendAgain(id)
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'waiting' })
    expect(body).not.toHaveProperty('body_text')
    await reaches(id, 'sent')
    expect(smtp.arrived.filter(({ messageId }) => messageId?.includes(id) === true)).toHaveLength(1)
    expect(await poll(id)).toMatchObject({ text_state: 'removed', body_text: null })
    const again = await sendAgain(id)
    expect(again).toMatchObject({ status: 409, body: { code: 'MAIL_NOT_UNSENT' } })
    expect(again.body.errors.detail).toBe(`Mail ${id} is sent: expected one that is kept or failed`)
    const events = await world.context.store.db
      .selectFrom('events')
      .select(['name', 'row_id'])
      .where('name', '=', 'mail.sent_again')
      .execute()
    expect(events).toEqual([{ name: 'mail.sent_again', row_id: id }])
  })
})
