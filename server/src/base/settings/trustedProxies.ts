import { isIP, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isPublicAddress } from '../outgoing/publicAddress.ts'

/**
 * Which proxies' `X-Forwarded-For` is trusted: the nearest ones, by number, as long as they are on private
 * networks; or those at these addresses and ranges. `false`: none, the address of a sender is that of the
 * connection.
 */
export type TrustedProxies = number | string[] | false

const MOST_HOPS = 10
const EXPECTED = `expected the number of proxies in front of the server (1 to ${MOST_HOPS}), or their addresses and ranges such as 127.0.0.1,10.0.0.0/8`

/**
 * Reads `AIRSHED_TRUST_PROXY`.
 *
 * @param text undefined: no proxy is trusted
 * @returns `problem`: what was expected and what was given, if the value is invalid
 */
export function readTrustedProxies(text: string | undefined): {
  trustedProxies: TrustedProxies
  problem?: string
} {
  if (text === undefined) return { trustedProxies: false }
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= MOST_HOPS ? { trustedProxies: hops } : refused(text)
  }
  const places = text.split(',').map((place) => place.trim())
  const wrong = places.find((place) => !isAddressOrRange(place))
  return wrong === undefined ? { trustedProxies: places } : refused(wrong)
}

const refused = (got: string) => ({
  trustedProxies: false as const,
  problem: `${EXPECTED}, got ${JSON.stringify(got)}`,
})

/** A range of length 0 would trust every sender: any of them could then claim any address. */
function isAddressOrRange(place: string): boolean {
  const [, address = '', length] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(place) ?? []
  if (isIP(address) === 0) return false
  return (
    length === undefined || (Number(length) >= 1 && Number(length) <= (isIPv6(address) ? 128 : 32))
  )
}

/**
 * Fastify's trust function for each hop, 0 being the connection itself. A number of hops alone would let any
 * client that reaches the port directly spoof a sender, so such hops must also be private.
 */
export function trustOf(
  proxies: TrustedProxies,
): Exclude<TrustedProxies, number> | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies
  return (address, hop) => hop < proxies && isPrivate(address)
}

/**
 * Whether an address is not on the public internet. Dual-stack sockets report 192.0.2.1 as
 * ::ffff:192.0.2.1.
 */
export function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(plain) !== 0 && !isPublicAddress(plain)
}

/**
 * Removes `X-Forwarded-Host` before anything reads it. A proxy forwards `Host` unchanged, but many pass
 * the caller's `X-Forwarded-Host` through; the hosts of plugins are distinguished by name.
 */
export function ignoreForwardedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['x-forwarded-host']
  })
}
