const CUT = '…'

/** Cuts a text to at most `max` characters (UTF-16 units); a cut text ends in an ellipsis. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // Drops half of a surrogate pair left at the cut.
  return `${text.slice(0, max - CUT.length).replace(/[\ud800-\udbff]$/, '')}${CUT}`
}

/** Cuts a text to at most `max` bytes in UTF-8; a cut text ends in an ellipsis. */
export function cutBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text
  const room = max - Buffer.byteLength(CUT)
  let length = 0
  let kept = ''
  for (const character of text) {
    length += Buffer.byteLength(character)
    if (length > room) break
    kept += character
  }
  return `${kept}${CUT}`
}
