import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { OutgoingError } from './outgoingError.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Finds all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

/** Uses the resolver of the system. */
export const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true, verbatim: true }, (error, addresses) => {
      if (error === null) resolve(addresses)
      else reject(error)
    })
  })

/**
 * A lookup for sockets that returns only public addresses. The socket connects to the very address that was
 * checked, so a name that resolves differently the next time (DNS rebinding) gains nothing. A name is refused
 * as a whole if even one of its addresses is not public.
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

/** @throws OutgoingError if one address is not public, or there is none */
async function publicAddresses(
  resolve: Resolve,
  hostname: string,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(hostname)
  if (first === undefined) throw new OutgoingError('not-public', `${hostname} has no address`)
  const wrong = [first, ...others].find(({ address }) => !isPublicAddress(address))
  if (wrong === undefined) return [first, ...others]
  // The address is not shown to users: that would map out a private network.
  throw new OutgoingError('not-public', hostname, new Error(`It leads to ${wrong.address}`))
}
