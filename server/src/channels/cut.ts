const CUT = '…'

/** A text of at most so many characters (UTF-16 units); what is cut ends in an ellipsis. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // Half a character outside of the basic plane is no character.
  return `${text.slice(0, max - CUT.length).replace(/[\ud800-\udbff]$/, '')}${CUT}`
}

/** A text of at most so many bytes in UTF-8; what is cut ends in an ellipsis. */
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
