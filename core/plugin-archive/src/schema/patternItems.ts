/** What a pattern expects at one position of the text. */
export interface PatternItem {
  /** One character, as a pattern of its own; null: a group. */
  character: string | null
  /** The alternatives of a group, each a list of items. */
  options: PatternItem[][]
  min: number
  max: number
}

/** A pattern in pieces. */
export interface PatternShape {
  options: PatternItem[][]
  /** Begins with `^`: no other place of the text is tried. */
  isAnchored: boolean
}

/** Maximum nesting depth of groups; deeper ones are unreadable. */
const GROUPS_MAX = 5

const ESCAPE =
  /^\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]+\}|[^])/
const CLASS = /^\[(?:\\[^]|[^\]\\])*\]/
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/
const SYMBOLS: Readonly<Record<string, [number, number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
}

/**
 * A valid pattern (flag `u`) as a list of items.
 *
 * @returns null when it has lookarounds, backreferences, or more than 5 nested groups: the cost
 *   of such a pattern cannot be determined from its items
 */
export function patternShape(pattern: string): PatternShape | null {
  let rest = pattern
  let open = 0
  const take = (length: number): string => {
    const taken = rest.slice(0, length)
    rest = rest.slice(length)
    return taken
  }

  function quantifier(): [number, number] {
    const found = QUANTIFIER.exec(rest)
    if (found === null) return [1, 1]
    take(found[0].length)
    const [, symbol, least = '', comma, most = ''] = found
    if (symbol !== undefined) return SYMBOLS[symbol] as [number, number]
    if (comma === undefined) return [Number(least), Number(least)]
    return [Number(least), most === '' ? Infinity : Number(most)]
  }

  function atom(): Omit<PatternItem, 'min' | 'max'> | null {
    if (rest.startsWith('(')) {
      const opening = /^\((?:\?:|\?<[^=!][^>]*>|(?!\?))/.exec(rest)
      if (opening === null || open === GROUPS_MAX) return null
      take(opening[0].length)
      open += 1
      const options = alternatives()
      open -= 1
      take(1)
      return options === null ? null : { character: null, options }
    }
    const escape = ESCAPE.exec(rest)
    if (escape !== null && /^\\(?:[1-9k])/.test(escape[0])) return null
    const whole = escape ?? CLASS.exec(rest)
    const length = whole?.[0].length ?? String.fromCodePoint(rest.codePointAt(0) ?? 0).length
    return { character: take(length), options: [] }
  }

  function alternatives(): PatternItem[][] | null {
    const options: PatternItem[][] = [[]]
    const goesOn = (): boolean => rest !== '' && !rest.startsWith(')')
    while (goesOn()) {
      if (rest.startsWith('|')) {
        take(1)
        options.push([])
        continue
      }
      const assertion = /^(?:[$^]|\\[bB])/.exec(rest)
      if (assertion !== null) {
        take(assertion[0].length)
        continue
      }
      const item = atom()
      if (item === null) return null
      const [min, max] = quantifier()
      options.at(-1)?.push({ ...item, min, max })
    }
    return options
  }

  const options = alternatives()
  if (options === null) return null
  // `^` in a group, or in one of several options, does not anchor the whole.
  return { options, isAnchored: pattern.startsWith('^') && options.length === 1 }
}
