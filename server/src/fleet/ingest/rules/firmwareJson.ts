/** Longest text that is searched: messages of firmware have a few kilobytes. */
const SEARCHED_MAX = 256 * 1024
/** What C prints for a float that is not a finite number. */
const notFinite = /[+-]?(?:nan|inf(?:inity)?)(?![\w.$])/iy
const mayBegin = /[+\-ni]/i

/**
 * JSON of firmware with its numbers that are not finite, such as `nan`, `-NaN` and `inf`, replaced by null. Text in quotes
 * stays, and so does everything else, which need not be JSON. Text of more than 256 KiB is returned as it is.
 */
export function nullsForNan(text: string): string {
  if (text.length > SEARCHED_MAX) return text
  const parts: string[] = []
  let copied = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"') {
      at = endOfText(text, at)
      continue
    }
    if (!mayBegin.test(character) || isInWord(text, at)) continue
    notFinite.lastIndex = at
    const [found] = notFinite.exec(text) ?? []
    if (found === undefined) continue
    parts.push(text.slice(copied, at), 'null')
    copied = at + found.length
    at = copied - 1
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(copied)
}

/** Whether a character continues a word or a number. */
const isInWord = (text: string, at: number): boolean => /[\w.$+-]/.test(text[at - 1] ?? '')

/** Position of the quote that ends a text, or the last position if there is none. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}
