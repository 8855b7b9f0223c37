/** A text with more lines than this is not meant for a card. */
const LINES_MAX = 2_000
/** Nesting of quotes and lists. */
const DEPTH_MAX = 24
const MARKERS_MAX = 8
/** Runs of `*`, `_` and `~` in one block: the parser compares each with all previous ones. */
const EMPHASIS_MAX = 1_000
/** Brackets of one kind that are open at the same time. */
const BRACKETS_MAX = 20
/** Cells of a table, including those filled in by the parser. */
const CELLS_MAX = 3_000

/** Quote and list markers at the start of a line. */
const MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const MARKER = />|[-+*]|\d+[.)]/g
/** A blank line ends a block, also within a quote. */
const BETWEEN_BLOCKS = /\n[ \t>]*\n/

/** The maximum number of brackets of a kind that are open at once. */
function openAtOnce(block: string, opening: string, closing: string): number {
  let open = 0
  let most = 0
  for (const character of block) {
    if (character === opening) most = Math.max(most, (open += 1))
    else if (character === closing) open = Math.max(0, open - 1)
  }
  return most
}

/** Number of matches of a pattern. */
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
 * Whether a text would block a page for seconds, or overflow its stack: hundreds of nested marks, as in no
 * text meant to be read. The time to parse Markdown grows with the square of such nesting, so this is
 * checked first.
 */
export function isTooIntricate(markdown: string): boolean {
  const lines = markdown.split('\n')
  return (
    lines.length > LINES_MAX || lines.some(isDeep) || markdown.split(BETWEEN_BLOCKS).some(isKnotted)
  )
}
