import type { Position } from 'geojson'
import type { Bounds } from './bounds.ts'
import { clipRing } from './clipRing.ts'

/** Land and coast of a part of the world: closed rings in groups that are one area, and open lines. */
export interface Outlines {
  polygons: readonly (readonly (readonly Position[])[])[]
  lines: readonly (readonly Position[])[]
}

/** Degrees between the centres of two parts. */
const GRID_DEG = 4
/** How far a part reaches from its centre, degrees: beyond the edges of every map at its zooms. */
const REACH_DEG = 6

/** The part of the world that a map shows, by its centre: it stays the same while the map moves a little. */
export function partOf([lng = 0, lat = 0]: Position): readonly [lng: number, lat: number] {
  const snapped = (degrees: number): number => Math.round(degrees / GRID_DEG) * GRID_DEG
  const turned = ((((lng + 180) % 360) + 360) % 360) - 180
  return [snapped(turned), snapped(lat)]
}

/** The box of a part; two if it lies on both sides of the date line. */
export function boxesOf([lng, lat]: readonly [lng: number, lat: number]): readonly Bounds[] {
  const [west, east] = [lng - REACH_DEG, lng + REACH_DEG]
  const [south, north] = [lat - REACH_DEG, lat + REACH_DEG]
  if (west < -180) {
    return [
      [-180, south, east, north],
      [west + 360, south, 180, north],
    ]
  }
  if (east > 180) {
    return [
      [west, south, 180, north],
      [-180, south, east - 360, north],
    ]
  }
  return [[west, south, east, north]]
}

/**
 * What lies in a box. A map given the coasts of the whole world would copy and compare them each time its style
 * changes.
 */
export function clipOutlines({ polygons, lines }: Outlines, box: Bounds): Outlines {
  return {
    polygons: polygons
      .map((rings) => rings.map((ring) => clipRing(ring, box)).filter(({ length }) => length > 3))
      .filter(({ length }) => length > 0),
    lines: lines.flatMap((line) => clipLine(line, box)),
  }
}

/** The steps of a line that start or end in a box. */
function clipLine(line: readonly Position[], [west, south, east, north]: Bounds): Position[][] {
  const isIn = ([lng = 0, lat = 0]: Position): boolean =>
    lng >= west && lng <= east && lat >= south && lat <= north
  const parts: Position[][] = []
  let part: Position[] = []
  for (const [index, point] of line.entries()) {
    const before = line[index - 1]
    if (before === undefined) continue
    if (!isIn(before) && !isIn(point)) {
      if (part.length > 0) parts.push(part)
      part = []
      continue
    }
    if (part.length === 0) part.push(before)
    part.push(point)
  }
  if (part.length > 0) parts.push(part)
  return parts
}
