/** Where another server is, and as whom it is asked. */
export interface HostPlace {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** undefined: it asks for no password. */
  credentials: { user: string; password: string } | undefined
  /** What may be shown of it: host and port. */
  where: string
}

/** Default port of a protocol, such as `smtps`, that speaks TLS from the first byte or does not. */
export interface HostProtocol {
  port: number
  isSecure: boolean
}

/**
 * Reads `PROTOCOL://[USER:PASSWORD@]HOST[:PORT]`. User and password are percent-encoded where they
 * hold `@`, `:`, `/` or `%`.
 *
 * @param protocols by their names, without the colon
 * @returns undefined where it has another shape
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
