/**
 * Characters that reorder the text around them: `\u202E` makes `exe.gpj` of `jpg.exe`, and in a list it
 * turns the words behind a name as well. Marks (`\u200E`, `\u200F`) and joiners stay: Arabic and Hebrew
 * names need them, and they move nothing that follows a letter.
 */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g

/** A text without embeddings, overrides and isolates of the direction of writing. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')
