import type { Bounds, Position } from '@airshed/map'
import Supercluster from 'supercluster'
import type { MapDevice } from '../devices/mapDevice.ts'
import { PIN_STATES, type PinState } from '../devices/pinState.ts'
import { spreadOverlaps } from './spreadOverlaps.ts'

/** How many devices of a cluster are in each state. */
export type StateCounts = Readonly<Record<PinState, number>>

/** One device on the map. */
export interface PinMark {
  kind: 'pin'
  position: Position
  device: MapDevice
}

/** Devices that are too close together to be shown separately. */
export interface ClusterMark {
  kind: 'cluster'
  /** Only meaningful to the index that created it. */
  clusterId: number
  position: Position
  count: number
  counts: StateCounts
  /** The state of the worst device in it. */
  worst: PinState
}
export type Mark = PinMark | ClusterMark

/** Devices by place, for every zoom. */
export interface ClusterIndex {
  /** The marks to draw. */
  marks(bounds: Bounds, zoom: number): readonly Mark[]
  /** The zoom at which a cluster splits. */
  expansionZoom(clusterId: number): number
  /** Where a device is drawn: next to its place if others are in the same place. */
  positionOf(deviceId: string): Position | undefined
}

/** Devices nearer than this, in CSS pixels, become one mark. */
const CLUSTER_RADIUS_PX = 56
/** Beyond this zoom every device is drawn on its own. */
const CLUSTER_ZOOM_MAX = 16
const TILE_PX = 512

const NO_COUNTS = Object.fromEntries(PIN_STATES.map((state) => [state, 0])) as StateCounts

/** Places the devices that have a position into an index of clusters. */
export function createClusterIndex(devices: readonly MapDevice[]): ClusterIndex {
  const placed = devices.filter(({ position }) => position !== null)
  const positions = spreadOverlaps(placed.map(({ position }) => position as Position))
  const index = new Supercluster<{ at: number }, Record<PinState, number>>({
    radius: CLUSTER_RADIUS_PX,
    maxZoom: CLUSTER_ZOOM_MAX,
    extent: TILE_PX,
    map: ({ at }) => ({ ...NO_COUNTS, [placed[at]?.state ?? 'offline']: 1 }),
    reduce: (sum, one) => {
      for (const state of PIN_STATES) sum[state] += one[state]
    },
  })
  index.load(
    positions.map(([lng, lat], at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { at },
    })),
  )
  const places = new Map(placed.map(({ id }, at) => [id, positions[at]]))
  return {
    marks: (bounds, zoom) =>
      index.getClusters(bounds, Math.floor(zoom)).flatMap(({ geometry, properties }): Mark[] => {
        const position = geometry.coordinates as unknown as Position
        if ('cluster' in properties) return [clusterOf(position, properties)]
        const device = placed[properties.at]
        return device === undefined ? [] : [{ kind: 'pin', position, device }]
      }),
    expansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
    positionOf: (deviceId) => places.get(deviceId),
  }
}

function clusterOf(
  position: Position,
  properties: { cluster_id: number; point_count: number } & StateCounts,
): ClusterMark {
  const counts = Object.fromEntries(
    PIN_STATES.map((state) => [state, properties[state]]),
  ) as StateCounts
  return {
    kind: 'cluster',
    clusterId: properties.cluster_id,
    position,
    count: properties.point_count,
    counts,
    worst: PIN_STATES.find((state) => counts[state] > 0) ?? 'online',
  }
}
