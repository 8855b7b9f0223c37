/** Where mails are handed over, and as whom. */
export interface SmtpPlace {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** undefined: the server asks for no password. */
  credentials: { user: string; password: string } | undefined
  /** What may be shown of it: host and port. */
  where: string
}

/** The message for an invalid setting. */
export const SMTP_URL_SHAPE =
  'smtps://USER:PASSWORD@host[:465] or smtp://[USER:PASSWORD@]host[:587]'
const PORTS = { 'smtp:': 587, 'smtps:': 465 }

/**
 * Reads `SMTP_URL`. User and password are percent-encoded where they hold `@`, `:`, `/` or `%`.
 *
 * @returns undefined where it has another shape than {@link SMTP_URL_SHAPE}
 */
export function readSmtpUrl(value: string): SmtpPlace | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return undefined
  const hasMore = !['', '/'].includes(pathname) || search !== '' || hash !== ''
  if (hostname === '' || hasMore || (username === '') !== (password === '')) return undefined
  const chosen = port === '' ? PORTS[protocol] : Number(port)
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: chosen,
      isSecure: protocol === 'smtps:',
      credentials:
        username === ''
          ? undefined
          : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
      where: `${hostname}:${chosen}`,
    }
  } catch {
    return undefined
  }
}
