import type { IncomingHttpHeaders } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** Azure and others add the port of the connection; RFC 7239 also knows hidden ones, such as `_secret`. */
const IPV4_AND_PORT = /^(\d{1,3}(?:\.\d{1,3}){3})(?::[\w.-]+)?$/
const IPV6_IN_BRACKETS = /^\[([\da-f:.]+)(?:%[\w.%-]+)?\](?::[\w.-]+)?$/i
const ZONE = /%.*$/
/** All eight groups, and a port that cannot be one of them. */
const IPV6_AND_PORT = /^((?:[\da-f]{1,4}:){7}[\da-f]{1,4}):\d{1,5}$/i
const MAPPED_IN_DOTS = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const MAPPED_IN_GROUPS = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i
/** Longest spelling of an address with its zone, port, brackets and quotes. */
const LENGTH_MAX = 120

/**
 * The address alone, as one party of `X-Forwarded-For` is written: without port, brackets, quotes and zone. An IPv4
 * address within IPv6 is returned as IPv4. An IPv6 address with `::` and a port but no brackets is ambiguous; it is
 * read as an address.
 *
 * @returns the text as it is if it holds no address
 */
export function plainAddress(written: string): string {
  if (written.length > LENGTH_MAX) return written
  const text = written.trim().replace(/^"(.*)"$/, '$1')
  const ipv4 = IPV4_AND_PORT.exec(text)?.[1]
  if (ipv4 !== undefined && isIPv4(ipv4)) return ipv4
  const bare = IPV6_IN_BRACKETS.exec(text)?.[1] ?? text.replace(ZONE, '')
  const ipv6 = IPV6_AND_PORT.exec(bare)?.[1] ?? bare
  return isIPv6(ipv6) ? unmapped(ipv6) : written
}

function unmapped(ipv6: string): string {
  const dotted = MAPPED_IN_DOTS.exec(ipv6)?.[1]
  if (dotted !== undefined) return dotted
  const [, ...groups] = MAPPED_IN_GROUPS.exec(ipv6) ?? []
  if (groups.length === 0) return ipv6
  const bytes = groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((word) => [word >> 8, word & 0xff])
  return bytes.join('.')
}

/**
 * Rewrites `X-Forwarded-For` to addresses alone, before anything reads it: which proxies are trusted, limits, the log,
 * the audit log and sessions all compare addresses, and each port would count as a sender of its own.
 */
export function plainForwardedFor(headers: IncomingHttpHeaders): void {
  const written = headers['x-forwarded-for']
  if (typeof written !== 'string') return
  headers['x-forwarded-for'] = written.split(',').map(plainAddress).join(', ')
}
