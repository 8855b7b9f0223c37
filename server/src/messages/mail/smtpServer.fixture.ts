import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import PostalMime, { type Email } from 'postal-mime'

/** A mail as it arrived. */
export interface ArrivedMail extends Email {
  /** The whole message with its headers. */
  raw: string
  /** Recipients of the envelope. */
  envelopeTo: string[]
}

/** The server's answer to a recipient: it accepts the mail, or refuses it with a code and text. */
export type Verdict = 'taken' | { code: number; text: string }

export interface TestSmtpServer {
  port: number
  /** In order of arrival. */
  arrived: ArrivedMail[]
  /** All recipients offered, including refused ones. */
  offered: string[]
  /** Sets how each mail is answered from now on. */
  answer(verdict: (attempt: number) => Verdict): void
  /** Runs when a mail has arrived, before the sender gets the confirmation. */
  beforeTaking(wait: () => Promise<void>): void
  close(): Promise<void>
}

/** An SMTP server on a free local port. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  { port = 0, host = '127.0.0.1' } = {},
): Promise<TestSmtpServer> {
  const arrived: ArrivedMail[] = []
  const offered: string[] = []
  let check: (attempt: number) => Verdict = () => 'taken'
  let hold = async () => {}
  async function take(stream: Readable, envelopeTo: string[]): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks)
    arrived.push({ ...(await PostalMime.parse(raw)), raw: String(raw), envelopeTo })
    await hold()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      offered.push(address)
      const verdict = check(offered.length)
      if (verdict === 'taken') done()
      else done(Object.assign(new Error(verdict.text), { responseCode: verdict.code }))
    },
    onData(stream, { envelope }, done) {
      callbackify(take)(
        stream,
        envelope.rcptTo.map(({ address }) => address),
        done,
      )
    },
    ...options,
  })
  // A client that is killed halfway through is not a failure of the server.
  server.on('error', () => {})
  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    arrived,
    offered,
    answer: (verdict) => (check = verdict),
    beforeTaking: (wait) => (hold = wait),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
