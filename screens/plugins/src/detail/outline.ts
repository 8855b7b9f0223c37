/** A node of the syntax tree of a text, reduced to what headings need. */
interface Part {
  type: string
  tagName?: string
  children?: Part[]
}

/** Page, plugin and section use the first three levels. */
const FIRST_LEVEL = 4
const LAST_LEVEL = 6

function headingsIn(part: Part, found: Part[] = []): Part[] {
  for (const child of part.children ?? []) {
    if (/^h[1-6]$/.test(child.tagName ?? '')) found.push(child)
    else headingsIn(child, found)
  }
  return found
}

/** Places the headings of a text below those of the detail, without gaps: for react-markdown. */
export const outline = () => (tree: Part) => {
  const headings = headingsIn(tree)
  const levels = headings.map(({ tagName }) => Number(tagName?.slice(1)))
  const top = Math.min(...levels)
  let before = FIRST_LEVEL - 1
  for (const [at, heading] of headings.entries()) {
    before = Math.min((levels[at] ?? top) - top + FIRST_LEVEL, before + 1, LAST_LEVEL)
    heading.tagName = `h${before}`
  }
}
