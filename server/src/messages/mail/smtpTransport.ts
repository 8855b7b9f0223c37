import { createTransport } from 'nodemailer'
import type { MailAddress } from '../../base/settings/mailAddress.ts'
import { outsideCall } from '../../base/outgoing/outsideCall.ts'
import { contentIdOf } from './mailImage.ts'
import { MailNotTaken, type MailTransport } from './mailTransport.ts'
import type { HostPlace } from '../../base/settings/hostUrl.ts'
import { readSmtpUrl, SMTP_URL_SHAPE } from '../../base/settings/smtpUrl.ts'

const CONNECT_WITHIN_MS = 10_000
/** Idle time after which a connection is given up. */
const SILENCE_MS = 30_000
/** Total time limit, even for an active connection. */
const DELIVER_WITHIN_MS = 120_000
const REASON_LENGTH_MAX = 500
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

/** What is known about a failed attempt. */
interface SmtpFailure {
  message: string
  code?: string
  response?: string
  permanent?: boolean
}

/**
 * Hands mails over to an SMTP server, each on a connection of its own. A password is only sent over an
 * encrypted connection, unless the server is on this machine.
 *
 * @param smtpUrl see {@link SMTP_URL_SHAPE}
 */
export function createSmtpTransport(smtpUrl: string, from: MailAddress): MailTransport {
  const place = readSmtpUrl(smtpUrl)
  if (place === undefined) throw new Error(`SMTP_URL: expected ${SMTP_URL_SHAPE}`)
  const { host, port, isSecure, credentials } = place
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && credentials !== undefined && !LOOPBACK.has(host),
    auth: credentials && { user: credentials.user, pass: credentials.password },
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: (mail) =>
      outsideCall({ name: 'smtp deliver', address: place.where }, async () => {
        try {
          await transport.sendMail({
            from,
            to: mail.to,
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            attachments: mail.images.map(({ id, bytes }) => ({
              cid: contentIdOf(id),
              content: Buffer.from(bytes),
              contentType: 'image/png',
              contentDisposition: 'inline' as const,
              filename: `${id}.png`,
            })),
            messageId: mail.messageId,
            date: new Date(mail.createdAt),
            headers: {
              'Content-Language': mail.language,
              // Suppresses out-of-office replies and replies of mailing lists.
              'Auto-Submitted': 'auto-generated',
              'X-Auto-Response-Suppress': 'All',
              ...unsubscribeHeaders(mail.unsubscribeUrl),
            },
            signal: AbortSignal.timeout(DELIVER_WITHIN_MS),
          })
        } catch (error) {
          throw notTaken(error as SmtpFailure, place)
        }
      }),
  }
}

/** One-click unsubscribe requires HTTPS: RFC 8058. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(url.startsWith('https://')
      ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  }
}

/** A refused password is not permanent: the operator corrects it, and the mail is delivered afterwards. */
function notTaken({ code, message, response, permanent }: SmtpFailure, place: HostPlace) {
  const isPermanent = permanent === true && code !== 'EAUTH'
  const said = response === undefined ? message : `it answered ${response}`
  const reason = withoutSecrets(said, place).replace(/\s+/g, ' ').slice(0, REASON_LENGTH_MAX)
  return new MailNotTaken(
    `The mail server ${place.where} did not accept the mail: ${reason}`,
    isPermanent,
  )
}

/** Some servers echo what they were sent. */
function withoutSecrets(text: string, { credentials }: HostPlace): string {
  if (credentials === undefined) return text
  const { user, password } = credentials
  const encoded = [password, `\0${user}\0${password}`].map((part) =>
    Buffer.from(part).toString('base64'),
  )
  return [password, ...encoded].reduce(
    (shown, secret) => shown.replaceAll(secret, '[redacted]'),
    text,
  )
}
