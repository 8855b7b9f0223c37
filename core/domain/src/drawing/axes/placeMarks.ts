/** Words in the middle of a place, CSS pixels from the left edge. */
export interface PlacedMark {
  id: string
  words: string
  x: number
}

/** Mean width of a character at 11 px: that of a digit; wide and narrow characters even out. */
const SIGN_PX = 6.8
/** Marks that are nearer than this read as one. */
const GAP_PX = 8

/** Approximate width of words in a drawing, CSS pixels. */
export function wordsWidthPx(words: string): number {
  return words.length * SIGN_PX
}

/**
 * The marks that have room, from left to right: one that would touch the one before it is left out,
 * one that would reach over an edge is moved inside.
 *
 * @param widthPx of the drawing
 */
export function placeMarks(marks: readonly PlacedMark[], widthPx: number): readonly PlacedMark[] {
  const placed: PlacedMark[] = []
  let takenPx = Number.NEGATIVE_INFINITY
  for (const mark of marks) {
    const half = wordsWidthPx(mark.words) / 2
    const x = Math.max(half, Math.min(mark.x, widthPx - half))
    if (x - half < takenPx) continue
    placed.push({ ...mark, x })
    takenPx = x + half + GAP_PX
  }
  return placed
}
