/** More lines than this are no text for a card. */
const LINES_MAX = 2_000
/** Quotes and lists inside each other. */
const DEPTH_MAX = 24
const MARKERS_MAX = 8
/** Runs of `*`, `_` and `~` in one block: each is compared with those before it. */
const EMPHASIS_MAX = 1_000
/** Brackets of a kind that are open at the same time. */
const BRACKETS_MAX = 20
/** Cells that a table would have, with those that are filled up. */
const CELLS_MAX = 3_000

/** Marks of quotes and lists at the start of a line. */
const MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const MARKER = />|[-+*]|\d+[.)]/g
/** A line without words ends a block, also within a quote. */
const BETWEEN_BLOCKS = /\n[ \t>]*\n/

/** The most brackets of a kind that are open at once. */
function openAtOnce(block: string, opening: string, closing: string): number {
  let open = 0
  let most = 0
  for (const character of block) {
    if (character === opening) most = Math.max(most, (open += 1))
    else if (character === closing) open = Math.max(0, open - 1)
  }
  return most
}

/** How many times a pattern is found. */
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function isDeep(line: string): boolean {
  const [markers] = MARKERS.exec(line) ?? []
  if (markers === undefined) return false
  const indent = /^[ \t]*/.exec(markers)?.[0].length ?? 0
  const marks = count(markers, MARKER)
  return marks > MARKERS_MAX || marks + indent / 2 > DEPTH_MAX
}

function isKnotted(block: string): boolean {
  const lines = block.split('\n')
  const pipes = Math.max(...lines.map((line) => count(line, /\|/g)))
  return (
    count(block, /[*_]+|~+/g) > EMPHASIS_MAX ||
    openAtOnce(block, '[', ']') > BRACKETS_MAX ||
    openAtOnce(block, '(', ')') > BRACKETS_MAX ||
    pipes * lines.length > CELLS_MAX
  )
}

/**
 * True for a text that would keep a page busy for seconds, or overflow its stack: marks within marks
 * by the hundred, as nobody writes them to be read. Reading Markdown takes time that grows with the
 * square of such depths, so it is decided before.
 */
export function isTooIntricate(markdown: string): boolean {
  const lines = markdown.split('\n')
  return (
    lines.length > LINES_MAX || lines.some(isDeep) || markdown.split(BETWEEN_BLOCKS).some(isKnotted)
  )
}
