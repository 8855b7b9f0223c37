import { withoutDirections } from '../naming/withoutDirections.ts'

/**
 * A tag as it is kept: `  School  Roof` is `school roof`. In lower case, with single spaces, composed letters (NFC), and
 * without characters that reorder the text around them; empty if nothing else is left.
 */
export const normalTag = (tag: string): string =>
  withoutDirections(tag)
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(SPACES, ' ')
    .trim()

/** Tags as they are kept: each once, sorted by their code points, without empty ones. */
export const normalTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(normalTag))].filter((tag) => tag !== '').toSorted()

/** Line ends and control characters count as spaces. */
// oxlint-disable-next-line no-control-regex -- a payload may hold any of them
const SPACES = /[\s\u0000-\u001F\u007F]+/g
