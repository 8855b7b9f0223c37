/** Maximum number of characters of a text that are shown. */
const SHOWN = 80
/** Number of characters before the first difference that are kept. */
const LEAD = 20

const cut = (characters: readonly string[], from: number): string => {
  const end = from + SHOWN
  const words = characters.slice(from, end).join('')
  return `${from > 0 ? '…' : ''}${words}${end < characters.length ? '…' : ''}`
}

/** The parts of two texts around their first difference: long texts may begin alike. */
export function excerpts(before: string, after: string): [before: string, after: string] {
  const [was, is] = [[...before], [...after]]
  let same = 0
  while (same < Math.min(was.length, is.length) && was[same] === is[same]) same += 1
  const isLong = Math.max(was.length, is.length) > SHOWN
  const from = isLong ? Math.max(0, same - LEAD) : 0
  return [cut(was, from), cut(is, from)]
}
