import type { MeasureText, TextFont } from './shape.ts'

/**
 * A text cut to the available width, with an ellipsis in place of what is missing.
 *
 * @param roomPx available width
 * @returns empty if not even one character fits
 */
export function fitText(
  whole: string,
  roomPx: number,
  font: TextFont,
  measure: MeasureText,
): string {
  if (measure(whole, font) <= roomPx) return whole
  const characters = [...whole]
  const cutTo = (count: number): string => `${characters.slice(0, count).join('').trim()}…`
  // Names may be long: halving takes a few measurements where counting down takes one a character.
  let fits = 0
  let tooLong = characters.length
  while (tooLong - fits > 1) {
    const half = Math.floor((fits + tooLong) / 2)
    if (measure(cutTo(half), font) <= roomPx) fits = half
    else tooLong = half
  }
  return fits === 0 ? '' : cutTo(fits)
}
