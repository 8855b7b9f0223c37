/** Where the query was found in a text, and how well. */
export interface FuzzyMatch {
  /** Higher is better. */
  score: number
  /** Start and end of each match, in order, without overlaps. */
  ranges: readonly (readonly [start: number, end: number])[]
}

/** Each character on its own without case and accents, so that indices stay the same. */
const plain = (text: string): string =>
  [...Array(text.length).keys()]
    .map((index) => {
      const bare = text[index]!.normalize('NFD').replace(/\p{Diacritic}/gu, '')
      return (bare === '' ? text[index]! : bare[0]!).toLowerCase()
    })
    .join('')

const isWordStart = (text: string, index: number): boolean =>
  index === 0 || !/[\p{L}\p{N}]/u.test(text[index - 1]!)

/** The letters of a word in order, each next to the previous one or at the start of a word. */
function initials(word: string, text: string, from: number): number[] | null {
  if (word === '') return []
  for (let index = from; index < text.length; index += 1) {
    if (text[index] !== word[0]) continue
    if (index !== from && !isWordStart(text, index)) continue
    const rest = initials(word.slice(1), text, index + 1)
    if (rest !== null) return [index, ...rest]
  }
  return null
}

/** Initials whose first letter begins a word: `do` in "Dark Ocean". */
function startingInitials(word: string, text: string): number[] | null {
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] !== word[0] || !isWordStart(text, index)) continue
    const rest = initials(word.slice(1), text, index + 1)
    if (rest !== null) return [index, ...rest]
  }
  return null
}

function matchWord(
  word: string,
  text: string,
  isLoose: boolean,
): { score: number; places: number[] } | null {
  const spread = (start: number) => [...word].map((_letter, offset) => start + offset)
  let somewhere = -1
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) {
      return { score: at === 0 ? 100 : 90, places: spread(at) }
    }
    if (somewhere < 0) somewhere = at
  }
  if (somewhere >= 0) return { score: 60, places: spread(somewhere) }
  const places = isLoose ? startingInitials(word, text) : null
  return places === null ? null : { score: 40, places }
}

/**
 * Finds every typed word in a text: at the start of a word, within one, or as initials ("co" finds
 * "City overview"). Case and accents do not matter; shorter texts win over longer ones.
 *
 * @param isLoose whether initials count, default true: long texts match them everywhere
 * @returns null if a word is not found; a score of 0 for an empty query
 */
export function fuzzyMatch(query: string, text: string, isLoose = true): FuzzyMatch | null {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { score: 0, ranges: [] }
  const body = plain(text)
  const places = new Set<number>()
  let score = 0
  for (const word of words) {
    const match = matchWord(word, body, isLoose)
    if (match === null) return null
    score += match.score
    for (const place of match.places) places.add(place)
  }
  return {
    score: score / words.length + 10 / (10 + text.length),
    ranges: rangesOf([...places].toSorted((a, b) => a - b)),
  }
}

function rangesOf(places: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const place of places) {
    const last = ranges.at(-1)
    if (last?.[1] === place) last[1] = place + 1
    else ranges.push([place, place + 1])
  }
  return ranges
}
