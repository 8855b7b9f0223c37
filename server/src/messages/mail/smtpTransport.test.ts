import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MailNotTaken, type OutgoingMail } from './mailTransport.ts'
import { startSmtpServer, type TestSmtpServer } from './smtpServer.fixture.ts'
import { createSmtpTransport } from './smtpTransport.ts'

const FROM = { address: 'air@example.org', name: 'Airshed' }
const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: { address: 'ana@example.org', name: 'Ana Núñez' },
  subject: 'Calidad del aire: mañana',
  text: 'Buenos días\n',
  html: '<p>Buenos días</p>',
  language: 'es',
  images: [],
  unsubscribeUrl: null,
  messageId: '<m1@example.org>',
  createdAt: Date.UTC(2026, 2, 2, 12),
  ...more,
})

let smtp: TestSmtpServer
beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(() => smtp.close())

const transport = (credentials = '') =>
  createSmtpTransport(`smtp://${credentials}127.0.0.1:${smtp.port}`, FROM)
const failureOf = async (delivery: Promise<void>): Promise<MailNotTaken> => {
  const error: unknown = await delivery.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(MailNotTaken)
  return error as MailNotTaken
}

describe('delivering a mail', () => {
  it('arrives in both forms with the requested content', async () => {
    await transport().deliver(mail())
    const [arrived, ...others] = smtp.arrived
    expect(others).toEqual([])
    expect(arrived).toMatchObject({
      from: FROM,
      to: [{ address: 'ana@example.org', name: 'Ana Núñez' }],
      subject: 'Calidad del aire: mañana',
      messageId: '<m1@example.org>',
      date: '2026-03-02T12:00:00.000Z',
      envelopeTo: ['ana@example.org'],
    })
    expect(arrived?.text?.trim()).toBe('Buenos días')
    expect(arrived?.html?.trim()).toBe('<p>Buenos días</p>')
    expect(arrived?.raw).toContain('Auto-Submitted: auto-generated')
    expect(arrived?.raw).toContain('Content-Language: es')
  })

  it('names the address to unsubscribe, by one click over HTTPS only', async () => {
    const headersOf = async (unsubscribeUrl: string | null) => {
      await transport().deliver(mail({ unsubscribeUrl }))
      const { headers = [] } = smtp.arrived.at(-1) ?? {}
      return headers
        .filter(({ key }) => key.startsWith('list-'))
        .map(({ key, value }) => [key, value])
    }
    const token = 'a'.repeat(300)
    expect(await headersOf(`https://air.example.org/n/${token}`)).toEqual([
      ['list-unsubscribe', `<https://air.example.org/n/${token}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ])
    expect(await headersOf('http://localhost:4000/n/a')).toEqual([
      ['list-unsubscribe', '<http://localhost:4000/n/a>'],
    ])
    expect(await headersOf(null)).toEqual([])
  })

  it('gets no header through its subject or a name', async () => {
    await transport().deliver(
      mail({
        subject: 'Hello\r\nBcc: all@example.org',
        to: { address: 'ana@example.org', name: 'Ana\r\nX-Evil: 1' },
      }),
    )
    expect(smtp.arrived[0]?.envelopeTo).toEqual(['ana@example.org'])
    expect(smtp.arrived[0]?.headers.map(({ key }) => key)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(bcc|x-evil)$/)]),
    )
  })
})

describe('a mail that is refused', () => {
  it.each([
    [421, false],
    [451, false],
    [550, true],
    [553, true],
  ])('takes the answer %i as permanent: %s', async (code, isPermanent) => {
    smtp.answer(() => ({ code, text: 'no, thank you' }))
    const failure = await failureOf(transport().deliver(mail()))
    expect(failure.isPermanent).toBe(isPermanent)
    expect(failure.message).toContain(
      `The mail server 127.0.0.1:${smtp.port} did not accept the mail: it answered ${code} no, thank you`,
    )
  })

  it('retries where nobody listens', async () => {
    const refused = transport()
    await smtp.close()
    const failure = await failureOf(refused.deliver(mail()))
    expect(failure.isPermanent).toBe(false)
    expect(failure.message).toContain('ECONNREFUSED')
    smtp = await startSmtpServer()
  })

  it('retries where the connection breaks', async () => {
    const rude: Server = createServer((socket: Socket) => socket.destroy())
    rude.listen(0, '127.0.0.1')
    await once(rude, 'listening')
    const { port } = rude.address() as AddressInfo
    const failure = await failureOf(
      createSmtpTransport(`smtp://127.0.0.1:${port}`, FROM).deliver(mail()),
    )
    expect(failure.isPermanent).toBe(false)
    rude.close()
  })

  it('waits for the operator after a wrong password, which no log contains', async () => {
    await smtp.close()
    smtp = await startSmtpServer({
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        done(
          Object.assign(new Error(`${username} and ${password} do not fit`), { responseCode: 535 }),
        )
      },
    })
    const failure = await failureOf(transport('air:hunter2-secret@').deliver(mail()))
    expect(failure.isPermanent).toBe(false)
    expect(failure.message).toContain('535 air and [redacted] do not fit')
    expect(JSON.stringify([failure, failure.stack])).not.toContain('hunter2')
  })
})

it('sends no password to another machine that does not encrypt', async () => {
  await smtp.close()
  const seen: string[] = []
  const asksForPassword: Parameters<typeof startSmtpServer>[0] = {
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      seen.push(String(password))
      done(null, { user: 'air' })
    },
  }
  smtp = await startSmtpServer(asksForPassword, { host: '0.0.0.0' })
  // This machine by an address that is not taken for it.
  const elsewhere = createSmtpTransport(`smtp://air:pw@127.0.0.2:${smtp.port}`, FROM)
  await failureOf(elsewhere.deliver(mail()))
  expect(seen).toEqual([])
  await transport('air:pw@').deliver(mail())
  expect(seen).toEqual(['pw'])
})
