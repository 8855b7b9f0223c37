import type { MapRef } from 'react-map-gl/maplibre'
import type { MapPoint } from './placeRules.ts'

/** Maximum duration of movements, in ms; none with reduced motion. */
export const MOVE_MS = 120

/** Zooms by levels, around a point of the map if one is given. */
export function zoomMap(map: MapRef, levels: number, around?: MapPoint): void {
  map.easeTo({
    zoom: map.getZoom() + levels,
    duration: MOVE_MS,
    ...(around === undefined ? {} : { around: map.unproject([around.x, around.y]) }),
  })
}
