import type { WifiNetwork } from '@airshed/schemas'

/** Maximum number of listed networks of one scan, the strongest ones. */
const NETWORKS_MAX = 100
/** Maximum length of a name in characters: IEEE 802.11 allows 32 octets. */
const SSID_MAX = 32
/** Range of received power that a radio can report, dBm. */
const SIGNAL_DBM = { least: -200, most: 0 }

/**
 * The networks that a device returned from a scan: each name once, at its strongest, the strongest first. Device output
 * is not validated, so anything else is left out, as are hidden networks.
 *
 * @param answer of the command; a network is an object with `ssid`, or only its name
 */
export function foundNetworks(answer: unknown): WifiNetwork[] {
  const listed = (answer as { networks?: unknown } | null | undefined)?.networks
  const byName = new Map<string, WifiNetwork>()
  for (const entry of Array.isArray(listed) ? listed : []) {
    const network = networkOf(entry)
    if (network === null) continue
    const known = byName.get(network.ssid)
    if (known === undefined || powerOf(network) > powerOf(known)) byName.set(network.ssid, network)
  }
  return [...byName.values()].toSorted((a, b) => powerOf(b) - powerOf(a)).slice(0, NETWORKS_MAX)
}

const powerOf = ({ signal_dbm: dbm }: WifiNetwork): number => dbm ?? SIGNAL_DBM.least

function networkOf(entry: unknown): WifiNetwork | null {
  if (typeof entry === 'string') return networkOf({ ssid: entry })
  if (typeof entry !== 'object' || entry === null) return null
  const { ssid, signal_dbm: dbm, is_open: isOpen } = entry as Record<string, unknown>
  if (typeof ssid !== 'string' || ssid.trim() === '' || ssid.length > SSID_MAX) return null
  const isPower = typeof dbm === 'number' && dbm >= SIGNAL_DBM.least && dbm <= SIGNAL_DBM.most
  return {
    ssid,
    signal_dbm: isPower ? dbm : null,
    is_open: typeof isOpen === 'boolean' ? isOpen : null,
  }
}
