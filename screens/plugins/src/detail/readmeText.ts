/** Longer texts are shown as plain text. */
const LENGTH_MAX = 40_000
/** Nesting of quotes and lists. */
const MARKERS_MAX = 10
/** Runs of `*`, `_` and `~` in one block: the parser compares each with all previous ones. */
const EMPHASIS_MAX = 500
/** Brackets in one block. */
const BRACKETS_MAX = 400
/** Bars in one block: the cells of a table. */
const BARS_MAX = 3_000
/** Indentation, in spaces, of a line in a deep list. */
const INDENT_MAX = 24

const MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * Whether the marks of a text are nested so deeply that parsing it as Markdown could block the page: a
 * README comes from a stranger.
 */
export function isIntricate(markdown: string): boolean {
  if (markdown.length > LENGTH_MAX) return true
  return markdown.split(/\n[ \t>]*\n/).some((block) => {
    if (count(block, /[*_~]+/g) > EMPHASIS_MAX || count(block, /[[\]()]/g) > BRACKETS_MAX)
      return true
    if (count(block, /\|/g) > BARS_MAX) return true
    return block.split('\n').some((line) => {
      const markers = MARKERS.exec(line)?.[0] ?? ''
      const isDeep = count(markers, />|[-+*]|\d+[.)]/g) > MARKERS_MAX
      return isDeep || (markers !== '' && line.length - line.trimStart().length > INDENT_MAX)
    })
  })
}

/** Addresses that a README may link to: web pages elsewhere, or mail. Others are not links. */
export function linkOf(url: string): string | null {
  const parsed = URL.parse(url)
  if (parsed === null) return null
  return ['https:', 'http:', 'mailto:'].includes(parsed.protocol) ? parsed.href : null
}

/** Only pictures inside the text: a remote one would reveal its viewers. SVG can contain scripts. */
export const pictureOf = (url: string): string | null =>
  /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/=-]+$/.test(url) ? url : null
