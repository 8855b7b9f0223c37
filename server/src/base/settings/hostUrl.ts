/** The location of another server, and the credentials for it. */
export interface HostPlace {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** undefined: it requires no password. */
  credentials: { user: string; password: string } | undefined
  /** Host and port, which may be shown. */
  where: string
}

/** A protocol such as `smtps`: its default port, and whether it uses TLS from the first byte. */
interface HostProtocol {
  port: number
  isSecure: boolean
}

/**
 * Reads `PROTOCOL://[USER:PASSWORD@]HOST[:PORT]`. User and password are percent-encoded if they contain
 * `@`, `:`, `/` or `%`.
 *
 * @param protocols by their names, without the colon
 * @returns undefined if it has another shape
 */
export function readHostUrl(
  value: string,
  protocols: Readonly<Record<string, HostProtocol>>,
): HostPlace | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  const name = protocol.slice(0, -1)
  const known = Object.hasOwn(protocols, name) ? protocols[name] : undefined
  const hasMore = !['', '/'].includes(pathname) || search !== '' || hash !== ''
  if (known === undefined || hostname === '' || hasMore) return undefined
  if ((username === '') !== (password === '')) return undefined
  const chosen = port === '' ? known.port : Number(port)
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: chosen,
      isSecure: known.isSecure,
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
