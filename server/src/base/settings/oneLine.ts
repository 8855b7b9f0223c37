const MAX_CHARACTERS = 200
/** Control characters including line breaks, and those that change the text direction. */
const NOT_IN_A_LINE =
  // oxlint-disable-next-line no-control-regex -- they are what is to be replaced
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g

/** A text as one line without invisible characters, in full. */
export const inOneLine = (text: string): string =>
  text.replace(NOT_IN_A_LINE, ' ').replace(/ {2,}/g, ' ').trim()

/**
 * Sanitizes user input for a subject or a sentence: one line without invisible characters, and of limited
 * length. So it can neither add a header nor pretend to be another part of the mail.
 */
export function oneLine(text: string): string {
  const line = inOneLine(text)
  const characters = [...line]
  return characters.length <= MAX_CHARACTERS
    ? line
    : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
}
