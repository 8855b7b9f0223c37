import {
  isLocationStale,
  isReported,
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
  /** When the device itself reported this, ms UTC; null if the place was set by hand. */
  reportedAtMs: number | null
  /** The device reported this long ago, and may be elsewhere by now. */
  isOld: boolean
}

/** What is known about a device; unknown facts are null or empty texts. */
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
  /** Number of organizations that it is shared with, as far as the reader may know them. */
  sharedTo: number
  isSimulated: boolean
  /** Its readings are accepted without a key, so nobody knows for sure who sent them. */
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
    dataPoints: node.data_points?.filter(({ path }) => isReported(path)).length ?? null,
    profiles: node.profiles ?? [],
  }
}

function placeOf(node: Node, nowMs: number): DevicePlace | null {
  if (node.location === null) return null
  const [latitude = Number.NaN, longitude = Number.NaN] = node.location
  const reportedAtMs = locatedAtMs(node)
  // A place set by hand does not age.
  return {
    latitude,
    longitude,
    reportedAtMs,
    isOld: reportedAtMs !== null && isLocationStale(reportedAtMs, nowMs),
  }
}
