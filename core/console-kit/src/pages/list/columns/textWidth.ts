/** Mean width of a character of the list's type, CSS pixels: Inter at 13 px, with some to spare. */
const CHARACTER_PX = 7.2
/** Padding of a cell, CSS pixels. */
const PADDING_PX = 20

/**
 * The width in which the longest of these texts fits, CSS pixels, estimated: it is needed before anything is drawn, and
 * must not change when a font arrives.
 *
 * @param leastPx smallest answer
 * @param mostPx largest answer: longer texts are cut
 */
export function textWidthPx(
  texts: readonly string[],
  { leastPx, mostPx }: { leastPx: number; mostPx: number },
): number {
  const longest = Math.max(0, ...texts.map((text) => [...text].length))
  return Math.min(mostPx, Math.max(leastPx, Math.ceil(longest * CHARACTER_PX) + PADDING_PX))
}
