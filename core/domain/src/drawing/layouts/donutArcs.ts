export interface DonutSlice {
  id: string
  label: string
  /** Not negative. */
  value: number
  color: string
  /** With stripes over its colour, which set it apart from a neighbour of a similar colour; default false. */
  isStriped?: boolean
}

/** The hole's share of the diameter. */
const INNER_SHARE = 0.65

export interface DonutArc {
  slice: DonutSlice
  /** Part of the whole, 0 to 1. */
  share: number
  /** SVG path data around the middle of a box of `2 * radius`. */
  path: string
}

/** Arcs of the slices that have a value, clockwise from the top. */
export function donutArcs(slices: readonly DonutSlice[], radius: number): readonly DonutArc[] {
  const shown = slices.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  let turned = 0
  return shown.map((slice) => {
    const share = slice.value / total
    const path = ringPart(turned, turned + share, radius)
    turned += share
    return { slice, share, path }
  })
}

function ringPart(from: number, to: number, radius: number): string {
  const inner = radius * INNER_SHARE
  // A full circle has no two ends: it is drawn as two halves.
  if (to - from > 0.9999) return ringPart(0, 0.5, radius) + ringPart(0.5, 1, radius)
  const point = (share: number, distance: number): string => {
    const angle = 2 * Math.PI * share
    const x = radius + distance * Math.sin(angle)
    const y = radius - distance * Math.cos(angle)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  const isLarge = to - from > 0.5 ? 1 : 0
  return (
    `M${point(from, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to, radius)}` +
    `L${point(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${point(from, inner)}Z`
  )
}
