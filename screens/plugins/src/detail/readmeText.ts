/** Longer texts are shown as they were written. */
const LENGTH_MAX = 40_000
/** Quotes and lists inside each other. */
const MARKERS_MAX = 10
/** Runs of `*`, `_` and `~` in one block, each of which is compared with those before it. */
const EMPHASIS_MAX = 500
/** Brackets in one block. */
const BRACKETS_MAX = 400
/** Bars in one block: the cells of a table. */
const BARS_MAX = 3_000
/** Spaces by which a line of a deep list is indented. */
const INDENT_MAX = 24

const MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * True for a text whose marks lie within each other so often that reading it as Markdown could keep
 * the page busy: a README comes from a stranger.
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

/** Addresses that a README may lead to: elsewhere on the web, or a mail. Others are no links. */
export function linkOf(url: string): string | null {
  const parsed = URL.parse(url)
  if (parsed === null) return null
  return ['https:', 'http:', 'mailto:'].includes(parsed.protocol) ? parsed.href : null
}

/** Only pictures inside the text: a remote one would reveal its viewers. SVG may hold scripts. */
export const pictureOf = (url: string): string | null =>
  /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/=-]+$/.test(url) ? url : null
