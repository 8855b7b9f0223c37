import { BlockList, isIPv6, type Server, type Socket } from 'node:net'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import { isPrivate, type TrustedProxies } from '../../base/settings/trustedProxies.ts'

/**
 * Maximum open connections per address: enough for a few hundred consoles behind one router, and few
 * compared to the files that a process may open (65,536 in docs/deploy.md).
 */
const CONNECTIONS_PER_ADDRESS = 2000

/**
 * Closes connections of an address that has reached its limit, before anything is read from them.
 *
 * @param isExempt whether connections from an address belong to many senders
 */
export function limitConnections(
  server: Server,
  isExempt: (address: string) => boolean,
  limit = CONNECTIONS_PER_ADDRESS,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isExempt(plainAddress(remoteAddress))) return
    const sender = senderAddress(remoteAddress)
    const count = (open.get(sender) ?? 0) + 1
    if (count > limit) {
      socket.destroy()
      return
    }
    open.set(sender, count)
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1
      if (left > 0) open.set(sender, left)
      else open.delete(sender)
    })
  })
}

/** The machine itself and trusted proxies connect on behalf of many senders. */
export function connectsForMany(proxies: TrustedProxies): (address: string) => boolean {
  const known = new BlockList()
  known.addSubnet('127.0.0.0', 8, 'ipv4')
  known.addAddress('::1', 'ipv6')
  if (Array.isArray(proxies)) for (const place of proxies) add(known, place)
  const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  return (address) =>
    known.check(address, family(address)) || (typeof proxies === 'number' && isPrivate(address))
}

function add(known: BlockList, place: string): void {
  const [address = '', length] = place.split('/')
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (length === undefined) known.addAddress(address, family)
  else known.addSubnet(address, Number(length), family)
}

/** Dual-stack sockets report 192.0.2.1 as ::ffff:192.0.2.1. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')
