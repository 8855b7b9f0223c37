/** A node of the syntax tree of a text, reduced to what headings need. */
interface Part {
  type: string
  tagName?: string
  children?: Part[]
}

/** Page and card use the first two levels. */
const FIRST_LEVEL = 3
const LAST_LEVEL = 6

function headingsIn(part: Part, found: Part[] = []): Part[] {
  for (const child of part.children ?? []) {
    if (/^h[1-6]$/.test(child.tagName ?? '')) found.push(child)
    else headingsIn(child, found)
  }
  return found
}

/**
 * Levels of headings inside a card: the first one is an `h3` regardless of its marks, and none is more
 * than one level below the previous one.
 *
 * @param wanted levels 1–6 in the order of the text
 */
export function outlineLevels(wanted: readonly number[]): number[] {
  const top = Math.min(...wanted)
  let before = FIRST_LEVEL - 1
  return wanted.map((level) => {
    before = Math.min(level - top + FIRST_LEVEL, before + 1, LAST_LEVEL)
    return before
  })
}

/** Places the headings of a text below the outline of its page: a plugin for react-markdown. */
export const outline = () => (tree: Part) => {
  const headings = headingsIn(tree)
  const levels = outlineLevels(headings.map(({ tagName }) => Number(tagName?.slice(1))))
  for (const [at, heading] of headings.entries()) heading.tagName = `h${levels[at] ?? FIRST_LEVEL}`
}
