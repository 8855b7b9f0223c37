import type { MapRef } from 'react-map-gl/maplibre'
import type { MapPoint } from './placeRules.ts'

/** Movements take so long at most, in ms; with reduced motion none. */
export const MOVE_MS = 120

/** Zooms by levels, around a point of the map where one is given. */
export function zoomMap(map: MapRef, levels: number, around?: MapPoint): void {
  map.easeTo({
    zoom: map.getZoom() + levels,
    duration: MOVE_MS,
    ...(around === undefined ? {} : { around: map.unproject([around.x, around.y]) }),
  })
}
