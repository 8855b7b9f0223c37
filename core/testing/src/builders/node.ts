import { DEFAULT_PROFILE_ID, profileById } from '@airshed/profiles'
import type { DeviceProfile, Node, Sensor } from '@airshed/schemas'
import { dataPoint } from './dataPoint.ts'
import { frame, nodeName } from './frame.ts'
import type { Scene } from './scene.ts'
import { TEST_INTERVAL_MS, TEST_NOW_MS, TEST_TIMEZONE } from './times.ts'

/**
 * A built-in profile.
 *
 * @param id default: the profile of built devices
 */
export function profile(id: string = DEFAULT_PROFILE_ID): DeviceProfile {
  const found = profileById(id)
  if (found === undefined) throw new Error(`expected the profile ${id}, found none`)
  return found
}

/** A device that is online, without the parts that must be requested. */
export function node(id: string, changes: Partial<Node> = {}): Node {
  const serial = id.replace(/:0$/, '')
  return {
    _id: id,
    node_id: id,
    _type: 'thiamis',
    serial,
    type: 'Thiamis-1000',
    name: nodeName(id),
    presentName: nodeName(id),
    description: '',
    tags: [],
    organization_id: 'org_city',
    external_id: `00000000-0000-4000-8000-${serial.padEnd(12, '0').slice(0, 12)}`,
    timezone: TEST_TIMEZONE,
    timezone_source: 'device',
    timezone_reported: TEST_TIMEZONE,
    interval: TEST_INTERVAL_MS,
    last_online: TEST_NOW_MS - 60_000,
    status: 'activated',
    statusType: 'online',
    has_fault: false,
    location: [40.71, -74.01],
    location_type: 'manual',
    location_description: '',
    is_simulated: true,
    accepts_keyless: false,
    profile_id: null,
    default_profile_id: DEFAULT_PROFILE_ID,
    shared_to: [],
    leased_to: null,
    payment_organization_id: null,
    actions: ['read', 'list'],
    version: 1,
    ...changes,
  }
}

/** The same device with data points, each with its newest value in that scene. */
export function nodeWithDataPoints(
  id: string,
  dataPointIds: readonly string[],
  scene: Scene = 'normal',
): Node {
  const points = dataPointIds.map((pointId) => {
    const { times, values } = frame(pointId, { scene, window: { lastPoints: 1 } })
    const last = values.at(-1) ?? Number.NaN
    return dataPoint(pointId, {
      lastValue: Number.isNaN(last) ? null : last,
      lastTimeReportedTs: times.at(-1) ?? null,
    })
  })
  const lastOnline = points.map(({ lastTimeReportedTs: at }) => at ?? 0)
  const isOffline = scene === 'stale' || scene === 'empty'
  return node(id, {
    data_points: points,
    last_online: Math.max(0, ...lastOnline) || null,
    ...(isOffline ? { statusType: 'offline' as const } : {}),
  })
}

/** An instrument of the device `1C00A3F7:0`. */
export function sensor(changes: Partial<Sensor> = {}): Sensor {
  return {
    _id: '1C00A3F7.1.0.1',
    node_id: '1C00A3F7:0',
    name: 'dust-trak',
    model: 'DustTrak DRX 8533',
    vendor: 'TSI',
    sensor_type: 'particles',
    com_port: 1,
    com_type: 0,
    address: 1,
    enabled: 1,
    debug: 0,
    configuration: {},
    ...changes,
  }
}
