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

/** What the server answers to a recipient: it takes the mail, or the code and text of a refusal. */
export type Verdict = 'taken' | { code: number; text: string }

export interface TestSmtpServer {
  port: number
  /** In the order in which they came. */
  arrived: ArrivedMail[]
  /** Recipients that were offered, also those that were refused. */
  offered: string[]
  /** Decides about each mail from now on. */
  answer(verdict: (attempt: number) => Verdict): void
  /** Runs when a mail has arrived and the sender does not know it yet. */
  beforeTaking(wait: () => Promise<void>): void
  close(): Promise<void>
}

/** An SMTP server on a free port of this machine. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  { port = 0, host = '127.0.0.1' } = {},
): Promise<TestSmtpServer> {
  const arrived: ArrivedMail[] = []
  const offered: string[] = []
  let judge: (attempt: number) => Verdict = () => 'taken'
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
      const verdict = judge(offered.length)
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
  // A client that is killed in the middle is no failure of the server.
  server.on('error', () => {})
  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    arrived,
    offered,
    answer: (verdict) => (judge = verdict),
    beforeTaking: (wait) => (hold = wait),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
