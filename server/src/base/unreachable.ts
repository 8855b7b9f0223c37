/** A configured service cannot be used; the text says which, where, why, and how to fix it. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'

  /** @param where host and port, without user and password */
  constructor(parts: { what: string; where: string; cause: unknown; cure: string }) {
    const { what, where, cause, cure } = parts
    super(`${what} at ${where} cannot be used: ${reasonOf(cause)}. ${cure}`, { cause })
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no route to that host',
  ENETUNREACH: 'there is no route to that network',
  ENOTFOUND: 'there is no host with that name',
  EAI_AGAIN: 'the host name cannot be looked up now',
  ETIMEDOUT: 'no answer came in time',
}

/** In words if known; several attempts (IPv6 and IPv4) are reported as one. */
function reasonOf(cause: unknown): string {
  const { code, errors, message } = (cause ?? {}) as {
    code?: unknown
    errors?: unknown[]
    message?: unknown
  }
  const known = REASONS[String(code)]
  if (known !== undefined) return `${known} (${String(code)})`
  if (typeof message === 'string' && message !== '') return message.replace(/\.$/, '')
  return errors?.[0] === undefined ? 'no reason was given' : reasonOf(errors[0])
}
