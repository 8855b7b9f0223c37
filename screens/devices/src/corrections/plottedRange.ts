/** Room beyond the readings, as a share of their spread. */
const ROOM = 0.25
const UNKNOWN = [0, 100] as const

/**
 * The reported values that a curve is drawn over: those of the readings with room on both sides, from zero if they begin
 * near it.
 *
 * @param readings least and greatest; null: there are none
 * @param tried values that are shown as well. Default none
 */
export function plottedRange(
  readings: readonly [number, number] | null,
  tried: readonly number[] = [],
): readonly [number, number] {
  const [least, most] = readings ?? UNKNOWN
  const spread = most - least || Math.abs(most) || 1
  const isNearZero = least >= 0 && least <= spread
  const floor = isNearZero ? 0 : least - ROOM * spread
  return [Math.min(floor, ...tried), Math.max(most + ROOM * spread, ...tried)]
}
