import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { OutgoingError } from './outgoingError.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Finds all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

/** As the system resolves names. */
export const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true, verbatim: true }, (error, addresses) => {
      if (error === null) resolve(addresses)
      else reject(error)
    })
  })

/**
 * A lookup for sockets that answers public addresses alone. The socket connects to the very address
 * that was checked, so a name that resolves to something else the next time gains nothing. A name
 * with a single address that is not public is refused as a whole.
 */
export function checkedLookup(resolve: Resolve): LookupFunction {
  const find = callbackify((hostname: string) => publicAddresses(resolve, hostname))
  return (hostname, options, callback) => {
    find(hostname, (error, addresses) => {
      if (error !== null) callback(error, '')
      else if (options.all === true) callback(null, addresses)
      else callback(null, addresses[0].address, addresses[0].family)
    })
  }
}

/** @throws OutgoingError where one address is not public, or there is none */
async function publicAddresses(
  resolve: Resolve,
  hostname: string,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(hostname)
  if (first === undefined) throw new OutgoingError('not-public', `${hostname} has no address`)
  const wrong = [first, ...others].find(({ address }) => !isPublicAddress(address))
  if (wrong === undefined) return [first, ...others]
  // People are not shown where it is: that would be a map of a private network.
  throw new OutgoingError('not-public', hostname, new Error(`It leads to ${wrong.address}`))
}
