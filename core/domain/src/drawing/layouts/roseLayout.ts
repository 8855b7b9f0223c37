import { niceTicks } from '../axes/valueTicks.ts'

/** A stretch of a sector from one value to another, counted from the middle of the rose. */
export interface RosePart {
  id: string
  from: number
  to: number
  color: string
  /** Drawn faintly, as it is based on little data. Default false. */
  isFaint?: boolean
}

/** The values of one direction. */
export interface RoseChartSector {
  id: string
  /** Middle of the sector, degrees clockwise from north. */
  directionDeg: number
  /** Innermost first. */
  parts: readonly RosePart[]
}

/** A ring of a rose with its label, by which the length of sectors is read. */
export interface RoseRing {
  value: number
  words: string
}

/** Room around the rose for the letters of the compass. */
const LETTERS_PX = 18
const TIGHT_LETTERS_PX = 13
const TIGHT_BELOW_PX = 140
/** Share of the radius that the hole in the middle takes; its minimum radius with words in it, and for each character. */
const HOLE_SHARE = 0.14
const HOLE_WORDS_PX = 17
const HOLE_CHARACTER_PX = 3.7
const HOLE_MAX_SHARE = 0.3
/** Sectors leave this much of their angle free. */
const GAP_DEG = 1.2
/** Fewer pixels between two rings than this are too few for their words, which lie across them. */
const RING_MIN_PX = 26
/** A rose that is smaller than this has words only at its outermost ring. */
const WORDS_FROM_RADIUS_PX = 55

export interface RoseWedge {
  sectorIndex: number
  part: RosePart
  path: string
}

export interface RoseLayout {
  /** Middle of the rose, CSS pixels. */
  x: number
  y: number
  /** Of the outermost ring, and of the hole in the middle; CSS pixels. */
  radius: number
  hole: number
  /** The hole has room for a figure. */
  hasTextInMiddle: boolean
  wedges: readonly RoseWedge[]
  /** The whole of each sector out to the outermost ring, to point at. */
  slices: readonly string[]
  rings: readonly (RoseRing & { radius: number; hasText: boolean })[]
  /** Direction in which the words of the rings are least in the way. */
  ringsDeg: number
}

export interface RosePlan {
  sectors: readonly RoseChartSector[]
  /** Outermost value first to last; default round values up to the longest sector. */
  rings?: readonly RoseRing[] | undefined
  writeRing: (value: number) => string
  /** Length of the figure in the middle; 0: there is none. */
  middleCharacters: number
  /** CSS pixels. */
  width: number
  height: number
}

/** Places of sectors and rings in a box. */
export function roseLayout(plan: RosePlan): RoseLayout {
  const { sectors, width, height } = plan
  const x = width / 2
  const y = height / 2
  const edge = Math.min(width, height)
  const letters = edge < TIGHT_BELOW_PX ? TIGHT_LETTERS_PX : LETTERS_PX
  const radius = Math.max(12, edge / 2 - letters)
  const roomyHole = Math.max(
    HOLE_WORDS_PX,
    plan.middleCharacters * HOLE_CHARACTER_PX,
    radius * HOLE_SHARE,
  )
  const hasText = plan.middleCharacters > 0 && roomyHole <= radius * HOLE_MAX_SHARE
  const hole = hasText ? roomyHole : radius * 0.06
  const longest = Math.max(0, ...sectors.map(lengthOf))
  const rings = plan.rings ?? ringsUpTo(longest, plan.writeRing)
  const top = Math.max(longest, ...rings.map(({ value }) => value)) || 1
  const radiusOf = (value: number): number => hole + (value / top) * (radius - hole)
  const half = sectors.length === 0 ? 0 : 180 / sectors.length
  const slice = ({ directionDeg }: RoseChartSector, r0: number, r1: number, gapDeg: number) =>
    wedgePath({
      x,
      y,
      r0,
      r1,
      fromDeg: directionDeg - half + gapDeg,
      toDeg: directionDeg + half - gapDeg,
    })
  return {
    x,
    y,
    radius,
    hole,
    hasTextInMiddle: hasText,
    wedges: sectors.flatMap((sector, sectorIndex) =>
      sector.parts
        .filter(({ from, to }) => to > from)
        .map((part) => ({
          sectorIndex,
          part,
          path: slice(sector, radiusOf(part.from), radiusOf(part.to), GAP_DEG),
        })),
    ),
    slices: sectors.map((sector) => slice(sector, hole, radius, 0)),
    rings: wordsWithRoom(rings.map((ring) => ({ ...ring, radius: radiusOf(ring.value) }))),
    ringsDeg: quietDirection(sectors),
  }
}

const lengthOf = ({ parts }: RoseChartSector): number => Math.max(0, ...parts.map(({ to }) => to))

const ringsUpTo = (longest: number, write: RosePlan['writeRing']): RoseRing[] =>
  niceTicks(longest)
    .slice(1)
    .map((value) => ({ value, words: write(value) }))

/** From the outermost inwards, each ring that is far enough from the last one that has words. */
function wordsWithRoom(rings: readonly (RoseRing & { radius: number })[]): RoseLayout['rings'] {
  const outermost = rings.at(-1)?.radius ?? 0
  let last = Number.POSITIVE_INFINITY
  return rings
    .toReversed()
    .map((ring) => {
      const isAlone = outermost < WORDS_FROM_RADIUS_PX && ring.radius < outermost
      const hasText = !isAlone && last - ring.radius >= RING_MIN_PX
      if (hasText) last = ring.radius
      return { ...ring, hasText }
    })
    .toReversed()
}

/** Between the two neighbouring sectors that reach least far, avoiding the compass letters. */
function quietDirection(sectors: readonly RoseChartSector[]): number {
  let quietest = { deg: 45, length: Number.POSITIVE_INFINITY }
  for (const [i, sector] of sectors.entries()) {
    const next = sectors[(i + 1) % sectors.length] ?? sector
    const deg = sector.directionDeg + 180 / sectors.length
    const length = lengthOf(sector) + lengthOf(next)
    if (length < quietest.length) quietest = { deg, length }
  }
  return quietest.deg
}

interface Wedge {
  x: number
  y: number
  r0: number
  r1: number
  fromDeg: number
  toDeg: number
}

/** The point at a distance from the middle, in a direction of the compass. */
export function pointAt(
  x: number,
  y: number,
  radius: number,
  directionDeg: number,
): readonly [x: number, y: number] {
  const angle = (directionDeg * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

function wedgePath({ x, y, r0, r1, fromDeg, toDeg }: Wedge): string {
  const at = (radius: number, deg: number): string =>
    pointAt(x, y, radius, deg)
      .map((place) => place.toFixed(2))
      .join(' ')
  const large = toDeg - fromDeg > 180 ? 1 : 0
  return [
    `M${at(r0, fromDeg)}`,
    `L${at(r1, fromDeg)}`,
    `A${r1.toFixed(2)} ${r1.toFixed(2)} 0 ${large} 1 ${at(r1, toDeg)}`,
    `L${at(r0, toDeg)}`,
    `A${r0.toFixed(2)} ${r0.toFixed(2)} 0 ${large} 0 ${at(r0, fromDeg)}Z`,
  ].join('')
}
