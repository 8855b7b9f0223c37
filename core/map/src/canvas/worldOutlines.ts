import type { Feature, MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import world from 'world-atlas/countries-50m.json'
import { boxesOf, clipOutlines, type Outlines } from '../geo/clipOutlines.ts'
import { cutAtDateLine } from '../geo/dateLine.ts'

/** Land and borders of Natural Earth, 1:50 million, in degrees. */
export interface WorldOutlines {
  land: Feature<MultiPolygon>
  coast: Feature<MultiLineString>
  borders: Feature<MultiLineString>
}

/** Land that crosses the date line is cut there; the cut is not a coast. */
const CUT_FROM_DEG = 179.99
const isCut = ([lng = 0, lat = 0]: Position): boolean =>
  Math.abs(lng) >= CUT_FROM_DEG || lat <= -89.9

/** A step along the cut, or from one side of the map to the other. */
const isJump = (from: Position, to: Position): boolean =>
  (isCut(from) && isCut(to)) || Math.abs((from[0] ?? 0) - (to[0] ?? 0)) > 180

/** A line without its steps along the cut. */
function withoutCut(line: readonly Position[]): Position[][] {
  const parts: Position[][] = []
  let part: Position[] = []
  for (const [at, point] of line.entries()) {
    const before = line[at - 1]
    if (before !== undefined && isJump(before, point)) {
      if (part.length > 1) parts.push(part)
      part = []
    }
    part.push(point)
  }
  if (part.length > 1) parts.push(part)
  return parts
}

/** Land and coast of Natural Earth, 1:10 million, in degrees. */
export type FineOutlines = Pick<WorldOutlines, 'land' | 'coast'>

type Topology = Parameters<typeof mesh>[0]
type Countries = Parameters<typeof mesh>[1]

const lines = ({ coordinates }: MultiLineString): Feature<MultiLineString> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates: coordinates.flatMap(withoutCut) },
})

/** All land, cut at the date line. */
function landOf(topology: NonNullable<Topology>): Feature<MultiPolygon> {
  const { land } = topology.objects
  if (land === undefined) throw new Error('world-atlas: expected the object land, got none')
  const found = feature(topology, land)
  const features = found.type === 'FeatureCollection' ? found.features : [found]
  const polygons = features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygons.flatMap(cutAtDateLine) as Position[][][],
    },
  }
}

/** Unpacks the outlines that come with the console: a map needs no network for them. */
export function readWorldOutlines(): WorldOutlines {
  const topology = world as unknown as NonNullable<Topology>
  const countries = topology.objects['countries'] as Countries
  return {
    land: landOf(topology),
    coast: lines(mesh(topology, countries, (a, b) => a === b)),
    borders: lines(mesh(topology, countries, (a, b) => a !== b)),
  }
}

/** The outlines at 1:10 million, unpacked; fetched when a map is zoomed in far enough. */
async function loadFineWorld(): Promise<Outlines> {
  const { default: fine } = await import('world-atlas/land-10m.json')
  const topology = fine as unknown as NonNullable<Topology>
  return {
    polygons: landOf(topology).geometry.coordinates,
    lines: mesh(topology, topology.objects['land'] as Countries).coordinates.flatMap(withoutCut),
  }
}

let fineWorld: Promise<Outlines> | null = null

/** Land and coast of a part of the world at 1:10 million, see `partOf`. */
export async function loadFineOutlines(
  part: readonly [lng: number, lat: number],
): Promise<FineOutlines> {
  fineWorld ??= loadFineWorld()
  const world10m = await fineWorld.catch((error: unknown) => {
    // Lets the next map try again.
    fineWorld = null
    throw error
  })
  const clipped = boxesOf(part).map((box) => clipOutlines(world10m, box))
  const polygons = clipped.flatMap((one) => one.polygons) as Position[][][]
  return {
    land: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: polygons },
    },
    coast: {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'MultiLineString',
        coordinates: clipped.flatMap((one) => one.lines) as Position[][],
      },
    },
  }
}
