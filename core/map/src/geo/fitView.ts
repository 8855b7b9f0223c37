import type { Position } from './bounds.ts'

/** The view of a map. */
export interface View {
  /** [longitude, latitude] in degrees. */
  center: Position
  /** Web Mercator zoom with tiles of 512 px: 0 shows the world in one tile. */
  zoom: number
}

/** The view of a map while there is nothing to show. */
export const DEFAULT_VIEW: View = { center: [-35.3, 44.4], zoom: 3 }

/** The closest zoom of an automatic fit to devices. */
const FIT_ZOOM_MAX = 16
/** Room around the devices: this many zoom levels below an exact fit. */
const FIT_ZOOM_MARGIN = 1
const TILE_PX = 512
/** Web Mercator ends here. */
const LAT_MAX = 85.051129
/** Devices within this many degrees are in one place. */
const ONE_PLACE_DEG = 0.002

/** Latitude as a part of the world's height, 0 at the north end of the map. */
const mercatorY = (lat: number): number => {
  const sin = Math.sin((Math.max(-LAT_MAX, Math.min(LAT_MAX, lat)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
}

const latOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/**
 * Longitudes in a row around the widest stretch without any, so that a fleet on both sides of the date line is not
 * shown the long way around.
 */
function span(lngs: readonly number[]): { west: number; width: number } {
  const sorted = lngs.toSorted((a, b) => a - b)
  const first = sorted[0] ?? 0
  let [west, gap] = [first, first + 360 - (sorted.at(-1) ?? first)]
  for (let at = 1; at < sorted.length; at += 1) {
    const [before = 0, next = 0] = [sorted[at - 1], sorted[at]]
    if (next - before > gap) [west, gap] = [next, next - before]
  }
  return { west, width: 360 - gap }
}

/**
 * The view that contains all positions, with room around them.
 *
 * @param size of the map in CSS pixels
 * @param placeZoom zoom for devices that are all in one place, default `FIT_ZOOM_MAX`
 * @returns the default view if there is no position
 */
export function fitView(
  positions: readonly Position[],
  size: { width: number; height: number },
  placeZoom: number = FIT_ZOOM_MAX,
): View {
  if (positions.length === 0) return DEFAULT_VIEW
  const { west, width } = span(positions.map(([lng]) => lng))
  let [north, south] = [1, 0]
  for (const [, lat] of positions) {
    const y = mercatorY(lat)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  const lng = west + width / 2
  const center: Position = [lng > 180 ? lng - 360 : lng, latOf((north + south) / 2)]
  if (width < ONE_PLACE_DEG && (south - north) * 360 < ONE_PLACE_DEG) {
    return { center, zoom: Math.min(placeZoom, FIT_ZOOM_MAX) }
  }
  const fits = Math.min(
    Math.log2(Math.max(1, size.width) / TILE_PX / (width / 360)),
    Math.log2(Math.max(1, size.height) / TILE_PX / (south - north)),
  )
  return { center, zoom: Math.max(0, Math.min(FIT_ZOOM_MAX, fits - FIT_ZOOM_MARGIN)) }
}
