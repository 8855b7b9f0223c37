import type { SpeedClass } from '@airshed/schemas'

/** Number of classes that divide the range of speeds. */
const AUTO_SPEED_CLASSES = 4

const toTenths = (value: number, round: (value: number) => number): number =>
  // Ten times 0.3 is slightly above 3: a value that is already a tenth stays the same.
  round(Number((value * 10).toPrecision(12))) / 10

/**
 * Four classes of equal width over the range of the speeds, their edges rounded to a decimal; fewer if the range is
 * narrower than four tenths. The lowest edge is rounded down and the highest up, so that every wind has a class.
 *
 * @param speeds - calms (0) and gaps are left out
 * @returns empty without a wind
 */
export function autoSpeedClasses(speeds: ArrayLike<number>): SpeedClass[] {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (let i = 0; i < speeds.length; i += 1) {
    const speed = speeds[i] ?? Number.NaN
    if (!(speed > 0) || !Number.isFinite(speed)) continue
    least = Math.min(least, speed)
    most = Math.max(most, speed)
  }
  if (most === 0) return []
  const width = (most - least) / AUTO_SPEED_CLASSES
  const inner = [1, 2, 3].map((step) => toTenths(least + step * width, Math.round))
  const top = toTenths(most, Math.ceil)
  // A wind that blows exactly at the lowest edge would lie below the class that begins there.
  const floor = toTenths(least, Math.floor)
  const bottom = floor === least ? Math.max(0, toTenths(least - 0.1, Math.round)) : floor
  const edges = [...new Set([bottom, ...inner, top])].filter(
    (edge) => edge >= bottom && edge <= top,
  )
  return edges.slice(1).map((to, i) => ({ from: edges[i] ?? 0, to }))
}

/** Classes between given breaks: the first starts at 0, the last one is open-ended. */
export function fixedSpeedClasses(breaks: readonly number[]): SpeedClass[] {
  const inner = [...new Set(breaks.filter((edge) => edge > 0 && Number.isFinite(edge)))]
  const edges = [0, ...inner.toSorted((a, b) => a - b)]
  return edges.map((from, i) => ({ from, to: edges[i + 1] ?? null }))
}

/** Index of the class of a speed; -1 when no class contains it. */
export function speedClassOf(classes: readonly SpeedClass[], speed: number): number {
  for (let i = 0; i < classes.length; i += 1) {
    const { from, to } = classes[i] as SpeedClass
    if (speed > from && (to === null || speed <= to)) return i
  }
  return -1
}
