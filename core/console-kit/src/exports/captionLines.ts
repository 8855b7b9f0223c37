/**
 * Lines no wider than a picture, broken at spaces; a word that is wider alone stands in its own line.
 *
 * @param measure width of a text, in the unit of `width`
 */
export function captionLines(
  lines: readonly string[],
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  return lines.flatMap((line) => {
    const broken: string[] = []
    let current = ''
    for (const word of line.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`
      if (current !== '' && measure(longer) > width) {
        broken.push(current)
        current = word
      } else current = longer
    }
    return [...broken, current]
  })
}
