/** The word that closes a block, by the word that opens it (Lua 5.4 reference manual, section 9). */
const CLOSED_BY: Readonly<Record<string, string>> = {
  if: 'end',
  function: 'end',
  do: 'end',
  repeat: 'until',
  '(': ')',
  '{': '}',
  '[': ']',
}
const CLOSERS = new Set(Object.values(CLOSED_BY))

/**
 * What a scan finds, in this order: the beginning of a multi-line comment or string, comments, single-line
 * strings, an unterminated quote, words, brackets.
 */
const TOKENS =
  /(?:--)?\[(?<level>=*)\[|--[^\n]*|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|(?<quote>["'])|[A-Za-z_]\w*|[()[\]{}]/g

/**
 * The first block, bracket or string of a Lua script that is not closed properly. A simulated device runs
 * nothing, so it finds no other mistakes. The `do` of `while` and `for` opens their block.
 *
 * @returns a sentence with the line; null if there is no problem
 */
export function luaProblem(text: string): string | null {
  const open: { what: string; line: number }[] = []
  const tokens = new RegExp(TOKENS)
  let line = 1
  let from = 0
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    const { 0: what, index, groups } = token
    line += newlinesOf(text.slice(from, index))
    from = index
    if (groups?.['quote'] !== undefined) return `Line ${line}: the text has no closing ${what}`
    if (groups?.['level'] !== undefined) {
      const closing = `]${groups['level']}]`
      const end = text.indexOf(closing, tokens.lastIndex)
      if (end < 0) return `Line ${line}: ${what} has no ${closing}`
      tokens.lastIndex = end + closing.length
    } else if (Object.hasOwn(CLOSED_BY, what)) open.push({ what, line })
    else if (CLOSERS.has(what)) {
      const last = open.pop()
      if (last === undefined) return `Line ${line}: ${what} closes nothing`
      const wanted = CLOSED_BY[last.what]
      if (wanted !== what) {
        return `Line ${line}: ${wanted} expected for the ${last.what} of line ${last.line}, got ${what}`
      }
    }
  }
  const last = open.at(-1)
  return last === undefined
    ? null
    : `Line ${last.line}: ${last.what} has no ${CLOSED_BY[last.what]}`
}

const newlinesOf = (text: string): number => text.split('\n').length - 1
