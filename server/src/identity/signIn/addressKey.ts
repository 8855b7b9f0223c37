import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups of an IPv6 address that identify the network; hosts choose the rest themselves. */
const NETWORK_GROUPS = 4

/**
 * The key by which attempts from an address are counted: the IPv4 address, or the /64 network of an IPv6
 * address, because a sender has as many addresses in it as it likes.
 *
 * @param ip as reported by Fastify: behind trusted proxies, that of the sender
 */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16))
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
