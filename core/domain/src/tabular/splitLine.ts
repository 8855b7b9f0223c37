/**
 * The cells of one line, without the quotes around them. A quote within a cell is doubled, as in RFC 4180.
 *
 * @param delimiter one character
 */
export function splitLine(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at)
    if (char === '"' && (isQuoted || cell === '')) {
      if (isQuoted && line.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = !isQuoted
    } else if (char === delimiter && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += char
  }
  cells.push(cell.trim())
  return cells
}
