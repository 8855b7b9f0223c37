/** Sectors of a compass rose with names (N, NNE, …): 22.5° each. */
export const COMPASS_SECTORS = 16

/**
 * The sector of a direction, counted clockwise from that around north. An edge between two sectors belongs to the first
 * of them, as in openair: `angle × ceil(direction / angle − 0.5)`, 360° being 0.
 *
 * @param directionDeg - where the wind comes from, clockwise from true north
 * @param sectorCount - sectors of equal width, such as 16 of 22.5°
 */
export function sectorOf(directionDeg: number, sectorCount: number): number {
  const angleDeg = 360 / sectorCount
  const turned = ((directionDeg % 360) + 360) % 360
  return Math.ceil(turned / angleDeg - 0.5) % sectorCount || 0
}

/** Step to which some instruments round directions, degrees. */
const ROUNDING_DEG = 10
/** Minimum number of distinct directions before rounding can be inferred. */
const FEWEST_DIRECTIONS = 6

/**
 * Whether all directions are rounded to 10°. With 22.5° sectors three of the 36 values lie in each of N, E, S and W and
 * two in every other sector: these four appear a third too strong.
 */
export function areRounded(directionsDeg: ArrayLike<number>): boolean {
  const seen = new Set<number>()
  for (let i = 0; i < directionsDeg.length; i += 1) {
    const direction = directionsDeg[i] ?? Number.NaN
    if (!Number.isFinite(direction)) continue
    if (direction % ROUNDING_DEG !== 0) return false
    seen.add(direction % 360)
  }
  return seen.size >= FEWEST_DIRECTIONS
}

/**
 * Factors that remove the bias of rounded directions: for each sector, the mean number of rounded values per sector
 * divided by the number in this one. All 1 if sectors hold equally many.
 */
export function roundingFactors(sectorCount: number): number[] {
  const held = Array.from({ length: sectorCount }, () => 0)
  const values = 360 / ROUNDING_DEG
  for (let i = 0; i < values; i += 1) {
    const sector = sectorOf(i * ROUNDING_DEG, sectorCount)
    held[sector] = (held[sector] ?? 0) + 1
  }
  return held.map((count) => (count === 0 ? 1 : values / sectorCount / count))
}
