import {
  isLocationStale,
  isStale,
  lastReportMs,
  locatedAtMs,
  reportedStatus,
  type DeviceProfile,
  type Node,
  type NodeStatus,
  type ShownTimes,
} from '@airshed/kit'

/** Where a device is. */
export interface DevicePlace {
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** When it reported this itself, ms UTC; null: somebody placed it. */
  toldAtMs: number | null
  /** It reported this long ago, and may be elsewhere by now. */
  isOld: boolean
}

/** What is known about a device; null and empty texts: it is not. */
export interface DeviceFacts {
  name: string
  serial: string
  type: string
  description: string
  status: NodeStatus
  /** ms UTC. */
  lastReportMs: number | null
  /** The last report is older than the reporting gap. */
  isLate: boolean
  intervalMs: number
  timezone: string
  place: DevicePlace | null
  /** Organizations that it is shared to, as far as the reader may know them. */
  sharedTo: number
  isSimulated: boolean
  /** Its readings are taken without a key, so nobody knows for sure who sent them. */
  isKeyless: boolean
  sensors: number | null
  dataPoints: number | null
  profiles: readonly Pick<DeviceProfile, 'id' | 'name' | 'version'>[]
}

/** The facts of a device at a moment. */
export function deviceFacts(node: Node, { nowMs, knownMs }: ShownTimes): DeviceFacts {
  const reportMs = lastReportMs(node)
  return {
    name: node.presentName,
    serial: node.serial,
    type: node.type,
    description: node.description.trim(),
    status: reportedStatus(node, [reportMs], knownMs),
    lastReportMs: reportMs,
    isLate: node.status === 'activated' && isStale(reportMs, node.interval, knownMs),
    intervalMs: node.interval,
    timezone: node.timezone,
    place: placeOf(node, nowMs),
    sharedTo: node.shared_to.length,
    isSimulated: node.is_simulated,
    isKeyless: node.accepts_keyless,
    sensors: node.devices?.length ?? null,
    dataPoints: node.data_points?.length ?? null,
    profiles: node.profiles ?? [],
  }
}

function placeOf(node: Node, nowMs: number): DevicePlace | null {
  if (node.location === null) return null
  const [latitude = Number.NaN, longitude = Number.NaN] = node.location
  const toldAtMs = locatedAtMs(node)
  // Who was placed by hand stays there.
  return {
    latitude,
    longitude,
    toldAtMs,
    isOld: toldAtMs !== null && isLocationStale(toldAtMs, nowMs),
  }
}
