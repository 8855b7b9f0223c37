/**
 * Breaks lines at spaces to fit the width of a picture; a word that is too wide gets a line of its own.
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
