import type { Feature, MultiLineString } from 'geojson'
import type { Bounds } from './bounds.ts'

/** Distances between lines in degrees, widest first. */
const STEPS = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]
/** Minimum distance between lines, in CSS pixels. */
const LEAST_GAP_PX = 90
const TILE_PX = 512
const LAT_MAX = 85
/** Guards against a view that is not known yet. */
const LINES_MAX = 400

/** How far apart the lines of latitude and longitude are at a zoom, in degrees. */
export function graticuleStepDeg(zoom: number): number {
  const degPerPx = 360 / (TILE_PX * 2 ** zoom)
  return STEPS.findLast((step) => step >= LEAST_GAP_PX * degPerPx) ?? 30
}

/** Multiples of a step from one number to another, without accumulated rounding errors. */
export function multiples(from: number, to: number, step: number): number[] {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)]
  const count = Math.max(0, Math.min(LINES_MAX, last - first + 1))
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toFixed(6)))
}

/** Lines of latitude and longitude through a part of the world. */
export function graticule(
  [west, south, east, north]: Bounds,
  stepDeg: number,
): Feature<MultiLineString> {
  const [bottom, top] = [Math.max(-LAT_MAX, south), Math.min(LAT_MAX, north)]
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        ...multiples(west, east, stepDeg).map((lng) => [
          [lng, bottom],
          [lng, top],
        ]),
        ...multiples(bottom, top, stepDeg).map((lat) => [
          [west, lat],
          [east, lat],
        ]),
      ],
    },
  }
}
