/** A mark on the map with a name beside it; all in CSS pixels. */
export interface NamedMark {
  x: number
  y: number
  /** From its centre to its edge. */
  radius: number
  /** Width of its name; null: it has none, but names must not cover it. */
  nameWidth: number | null
}

/** Position of a name: its vertical middle, from its left end. */
export interface PlacedName {
  /** Index of its mark. */
  at: number
  x: number
  y: number
}

/** A rectangle on the map, CSS pixels from its top left. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** CSS pixels. */
const GAP_PX = 3
const NAME_HEIGHT_PX = 16

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/**
 * The names that fit: each beside its mark, to the right, left, below or above, where it covers no mark
 * and no other name and is not cut off by the edge of the map. Earlier marks take precedence.
 *
 * @param covered what lies above the map, such as its buttons; default nothing
 */
export function placeNames(
  marks: readonly NamedMark[],
  map: { width: number; height: number },
  covered: readonly Box[] = [],
): readonly PlacedName[] {
  const taken = [
    ...covered,
    ...marks.map(({ x, y, radius }) => around(x, y, 2 * radius, 2 * radius)),
  ]
  const placed: PlacedName[] = []
  for (const [at, mark] of marks.entries()) {
    const box = placesOf(mark).find(
      (one) =>
        one.left >= 0 &&
        one.right <= map.width &&
        one.top >= 0 &&
        one.bottom <= map.height &&
        !taken.some((other) => touches(one, other)),
    )
    if (box === undefined) continue
    taken.push(box)
    placed.push({ at, x: box.left, y: (box.top + box.bottom) / 2 })
  }
  return placed
}

/** Possible places of a name, best first. */
function placesOf({ x, y, radius, nameWidth }: NamedMark): readonly Box[] {
  if (nameWidth === null) return []
  const beside = radius + GAP_PX + nameWidth / 2
  const below = radius + GAP_PX + NAME_HEIGHT_PX / 2
  return [
    [x + beside, y],
    [x - beside, y],
    [x, y + below],
    [x, y - below],
  ].map(([middle = 0, line = 0]) => around(middle, line, nameWidth, NAME_HEIGHT_PX))
}
