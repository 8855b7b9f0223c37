import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { resolveBySystem, type Resolve } from './checkedLookup.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Maximum wait for the resolution of a name that a user enters, ms. */
const RESOLVE_WITHIN_MS = 3_000

/**
 * Whether an address leads to the public internet, as far as is known now: a name that does not resolve may do so
 * later. It is checked again with each request.
 */
export async function leadsToPublic(
  url: URL,
  resolve: Resolve = resolveBySystem,
): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  const found = await Promise.race([
    resolve(host).catch(() => []),
    sleep(RESOLVE_WITHIN_MS, [], { ref: false }),
  ])
  return found.every(({ address }) => isPublicAddress(address))
}
