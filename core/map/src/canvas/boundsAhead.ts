import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Bounds } from '../geo/bounds.ts'

/** What is drawn extends beyond the edges of the map, so that a short move needs nothing new. */
const AHEAD = 0.5

/** The part of the world in view and around it. */
export function boundsAhead(map: MapLibreMap): Bounds {
  const bounds = map.getBounds()
  const [west, south] = [bounds.getWest(), bounds.getSouth()]
  const [east, north] = [bounds.getEast(), bounds.getNorth()]
  const [wide, high] = [(east - west) * AHEAD, (north - south) * AHEAD]
  return [west - wide, Math.max(-90, south - high), east + wide, Math.min(90, north + high)]
}

/** Whether everything in view lies in a part of the world. */
export const isWithin = (map: MapLibreMap, [west, south, east, north]: Bounds): boolean => {
  const bounds = map.getBounds()
  return (
    bounds.getWest() >= west &&
    bounds.getEast() <= east &&
    bounds.getSouth() >= Math.max(south, -85) - 1 &&
    bounds.getNorth() <= Math.min(north, 85) + 1
  )
}
