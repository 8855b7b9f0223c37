import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that identify a network: a host can use any address within it. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What limits of rates and of wrong passwords count as one sender: an IPv4 address, or the /64 network of an IPv6 address,
 * because a sender has as many addresses in it as it likes.
 *
 * @param ip as reported by Fastify: behind trusted proxies, that of the sender
 */
export function senderAddress(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
