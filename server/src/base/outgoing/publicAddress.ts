import { BlockList, isIP } from 'node:net'

/**
 * Ranges that are not the public internet, from the IANA registries of special-purpose addresses
 * (RFC 6890 and its updates).
 */
const IPV4_SPECIAL = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays, deprecated
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const

/** Special ranges within the public range 2000::/3; everything outside of it is refused. */
const IPV6_SPECIAL = [
  ['2001::', 23], // protocol assignments, including Teredo, which carries an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which carries an IPv4 address
  ['3fff::', 20], // documentation
] as const

const special4 = new BlockList()
for (const [net, bits] of IPV4_SPECIAL) special4.addSubnet(net, bits, 'ipv4')
const special6 = new BlockList()
for (const [net, bits] of IPV6_SPECIAL) special6.addSubnet(net, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address belongs to the public internet. IPv6 addresses that carry an IPv4 address
 * (mapped, translated, tunnelled) do not: public servers are not reached through them.
 *
 * @param address IPv4 or IPv6 without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
    default:
      return false
  }
}
