import type { Position } from '../geo/bounds.ts'

/** Decimal places of a picked place: about a metre. */
const PLACE_DECIMALS = 5

/** A place that was picked, in degrees to five decimals. */
export interface PickedPlace {
  /** Degrees north, -90 to 90. */
  latitude: number
  /** Degrees east, -180 to 180. */
  longitude: number
}

const rounded = (degrees: number): number => Number(degrees.toFixed(PLACE_DECIMALS)) + 0

/** A longitude from -180 to 180: a map continues beyond the date line, with longitudes beyond 180. */
const wrapped = (lng: number): number =>
  Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180

/** The place at a point of the map. */
export const placeAt = ([lng, lat]: Position): PickedPlace => ({
  latitude: rounded(Math.max(-90, Math.min(90, lat))),
  longitude: rounded(wrapped(lng)),
})

/** A place as text: always with all of its digits. */
export const placeText = ({ latitude, longitude }: PickedPlace): string =>
  `${latitude.toFixed(PLACE_DECIMALS)}, ${longitude.toFixed(PLACE_DECIMALS)}`

/** A point of the map or a distance on it, in CSS pixels. */
export interface MapPoint {
  x: number
  y: number
}

/** How far an arrow key moves the crosshair, in CSS pixels; with Shift the second. */
const STEP_PX = { near: 5, far: 50 } as const
/** Minimum distance of the crosshair from the edge of the map, in CSS pixels; the map moves instead. */
const RIM_PX = 24

const DIRECTIONS: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Within the rims of a length; its middle if the two rims meet. */
const withinRims = (at: number, length: number): number =>
  length < 2 * RIM_PX ? length / 2 : Math.max(RIM_PX, Math.min(length - RIM_PX, at))

/**
 * The crosshair after a key.
 *
 * @param size of the map in CSS pixels
 * @returns its position, and how far the map moves below it; null: the key moves nothing
 */
export function stepCross(
  cross: MapPoint,
  key: string,
  { isFar, size }: { isFar: boolean; size: { width: number; height: number } },
): { cross: MapPoint; pan: MapPoint } | null {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return null
  const step = isFar ? STEP_PX.far : STEP_PX.near
  const wanted = { x: cross.x + direction.x * step, y: cross.y + direction.y * step }
  const next = { x: withinRims(wanted.x, size.width), y: withinRims(wanted.y, size.height) }
  return { cross: next, pan: { x: wanted.x - next.x, y: wanted.y - next.y } }
}
