import { nodeWithDataPoints, profile, TEST_NOW_MS } from '@airshed/testing/stories'
import type { Node } from '@airshed/kit'

const MINUTE_MS = 60_000

/** Cities around which a fleet stands: [latitude, longitude]. */
const CITIES: readonly (readonly [number, number])[] = [
  [40.71, -74.01],
  [34.05, -118.24],
  [19.43, -99.13],
  [-23.55, -46.63],
  [51.51, -0.13],
  [48.86, 2.35],
  [52.52, 13.4],
  [40.42, -3.7],
  [30.04, 31.24],
  [28.61, 77.21],
  [35.68, 139.69],
  [-33.87, 151.21],
]

/** Four stations of one city: three with different air, and a silent one without a position. */
export function cityFleet(nodes: readonly Node[]): Node[] {
  const places: Node['location'][] = [
    [40.7128, -74.006],
    [40.7306, -73.9866],
    [40.6782, -73.9442],
    null,
  ]
  const values = [6, 20, 80, 5]
  return nodes.map((one, at) => ({
    ...one,
    location: places[at] ?? null,
    ...(at === 3 ? { last_online: TEST_NOW_MS - 90 * MINUTE_MS, data_points: [] } : {}),
    ...(at < 3
      ? {
          data_points: (one.data_points ?? []).map((point, nth) =>
            nth === 0 ? { ...point, lastValue: values[at] ?? null } : point,
          ),
        }
      : {}),
  }))
}

/** Stations of a city by the sea, where a river meets it: on the coast, in the middle and inland. */
export function coastFleet(nodes: readonly Node[]): Node[] {
  const places: Node['location'][] = [
    [41.1436, -8.6715],
    [41.1462, -8.6225],
    [41.184, -8.601],
    [41.122, -8.57],
  ]
  return cityFleet(nodes).map((one, at) => ({ ...one, location: places[at] ?? null }))
}

const STATUSES = ['deactivated', 'hibernated', 'error'] as const

/** Numbers from 0 to 1, evenly spread and seemingly random; the same in every run. */
function scattered(): () => number {
  let turn = 0.5
  return () => {
    turn = (turn * 7919 + 0.618034) % 1
    return turn
  }
}

/** A fleet around the world's cities. */
export function worldFleet(count: number): Node[] {
  const chance = scattered()
  const profiles = [profile()]
  return Array.from({ length: count }, (_, at) => {
    const [lat, lng] = CITIES[Math.floor(chance() ** 2 * CITIES.length)] ?? [0, 0]
    const spread = 0.5 + chance() * 4
    const id = `${(0x1c000000 + at).toString(16).toUpperCase()}:0`
    const ageMs = (chance() < 0.12 ? 90 : chance() * 4) * MINUTE_MS
    const value = chance() < 0.08 ? 90 : chance() < 0.2 ? 22 : 6
    const built = nodeWithDataPoints(id, [`${id.slice(0, -2)}.0.0.0/132:5`])
    return {
      ...built,
      presentName: `Station ${at + 1}`,
      location: [lat + (chance() - 0.5) * spread, lng + (chance() - 0.5) * spread],
      last_online: TEST_NOW_MS - ageMs,
      profiles,
      status: chance() < 0.06 ? (STATUSES[Math.floor(chance() * 3)] ?? 'error') : 'activated',
      data_points: (built.data_points ?? []).map((point) => ({
        ...point,
        lastValue: value,
        lastTimeReportedTs: TEST_NOW_MS - ageMs,
      })),
    }
  })
}
