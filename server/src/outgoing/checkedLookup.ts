import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
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
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        const wrong = addresses.find(({ address }) => !isPublicAddress(address))
        if (first === undefined || wrong !== undefined) {
          callback(refusal(hostname, wrong?.address ?? 'no address'), '')
        } else if (options.all === true) {
          callback(null, [...addresses])
        } else {
          callback(null, first.address, first.family)
        }
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

const refusal = (hostname: string, address: string) =>
  new OutgoingError('not-public', `${hostname} leads to ${address}`)
