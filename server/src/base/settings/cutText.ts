const CUT = '…'

/** What a shortened message ends with, in the language of its readers: the rest is behind its link. */
export const SHORTENED = { en: '… (shortened)', es: '… (abreviado)' } as const

/** Cuts a text to at most `max` characters (UTF-16 units); a cut text ends in `end`, an ellipsis by default. */
export function cutText(text: string, max: number, end: string = CUT): string {
  if (text.length <= max) return text
  // Drops half of a surrogate pair left at the cut.
  return `${text.slice(0, max - end.length).replace(/[\ud800-\udbff]$/, '')}${end}`
}

/** Cuts a text to at most `max` bytes in UTF-8; a cut text ends in `end`, an ellipsis by default. */
export function cutBytes(text: string, max: number, end: string = CUT): string {
  if (Buffer.byteLength(text) <= max) return text
  const room = max - Buffer.byteLength(end)
  let length = 0
  let kept = ''
  for (const character of text) {
    length += Buffer.byteLength(character)
    if (length > room) break
    kept += character
  }
  return `${kept}${end}`
}
