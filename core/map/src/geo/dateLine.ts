import type { Position } from 'geojson'
import type { Bounds } from './bounds.ts'
import { clipRing } from './clipRing.ts'

/** An area: its outer ring, then its holes; degrees. */
type Polygon = readonly (readonly Position[])[]

const TURN_DEG = 360
/** A longer step goes the other way around the world. */
const HALF_TURN_DEG = 180
/** Turns of the world that an unwrapped ring can reach into. */
const TURNS = [-1, 0, 1] as const

/**
 * Cuts an area at the date line, because renderers draw a step from 179° to −179° as a line across the whole map. An
 * area around a pole, whose ring is open once it is unwrapped, is closed along the pole.
 *
 * @returns areas within −180° to 180°; the area itself if it does not cross the date line
 */
export function cutAtDateLine(polygon: Polygon): Polygon[] {
  if (!polygon.some((ring) => ring.some((point, at) => isJump(ring[at - 1], point))))
    return [polygon]
  const [outer = [], ...holes] = polygon
  const parts = cutRing(outer)
  const holesWithin = holes.flatMap(cutRing)
  return parts.map((part) => [part, ...holesWithin.filter((hole) => isWithin(hole, part))])
}

const isJump = (from: Position | undefined, to: Position): boolean =>
  from !== undefined && Math.abs((to[0] ?? 0) - (from[0] ?? 0)) > HALF_TURN_DEG

function cutRing(ring: readonly Position[]): Position[][] {
  const whole = closed(unwrapped(ring))
  return TURNS.flatMap((turn) => {
    const world: Bounds = [
      turn * TURN_DEG - HALF_TURN_DEG,
      -90,
      turn * TURN_DEG + HALF_TURN_DEG,
      90,
    ]
    const part = clipRing(whole, world)
    // Along an edge of the world, an area that only touches it leaves a part without any extent.
    const hasExtent = part.some(([lng]) => lng !== part[0]?.[0])
    return hasExtent ? [part.map(([lng = 0, lat = 0]) => [lng - turn * TURN_DEG, lat])] : []
  })
}

/** The ring with longitudes that go on beyond ±180°, so that no step is longer than half a turn. */
function unwrapped(ring: readonly Position[]): Position[] {
  let turns = 0
  return ring.map((point, at) => {
    const before = ring[at - 1]
    if (isJump(before, point)) turns += (point[0] ?? 0) < (before?.[0] ?? 0) ? 1 : -1
    return [(point[0] ?? 0) + turns * TURN_DEG, point[1] ?? 0]
  })
}

/** The ring with a way along the pole that it goes around, if it does not end where it begins. */
function closed(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (first === undefined || last === undefined || first[0] === last[0]) return ring
  const pole = (first[1] ?? 0) < 0 ? -90 : 90
  return [...ring, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first]
}

/** Whether a hole lies in the box around a ring: parts of one area do not overlap. */
function isWithin(hole: readonly Position[], ring: readonly Position[]): boolean {
  const [lng = 0, lat = 0] = hole[0] ?? []
  const [lngs, lats] = [ring.map((point) => point[0] ?? 0), ring.map((point) => point[1] ?? 0)]
  const holds = (values: readonly number[], value: number): boolean =>
    values.some((one) => one <= value) && values.some((one) => one >= value)
  return holds(lngs, lng) && holds(lats, lat)
}
