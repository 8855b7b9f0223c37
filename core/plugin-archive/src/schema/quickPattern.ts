import { charactersOf, isApart, joined, sampleOf, type Characters } from './characterSets.ts'
import { patternShape, type PatternItem } from './patternItems.ts'

/** Maximum number of ways to read the same text. */
const WAYS_MAX = 100
/** Maximum repetitions that may be tried at each position of a text; more require `^`. */
const REPEATS_MAX = 1_000

const NOTHING: Characters = new Set()

/**
 * Properties of an item: how it may begin, whether it may be empty, in how many ways it matches.
 */
interface Reading {
  first: Characters
  isNullable: boolean
  ways: number
}

/** How the text may continue from an item, including what follows it if it may be empty. */
const withAfter = ({ first, isNullable }: Reading, after: Characters): Characters =>
  isNullable ? joined(first, after) : first

/**
 * Reads a list of items from its end, as the next item determines whether the end of an item is
 * unambiguous: it is for `[a-z]*` before `-`, and it is not before `[a-z]`.
 *
 * @param after what may follow the list
 */
function readList(
  items: readonly PatternItem[],
  after: Characters,
  takes: (piece: string) => Characters,
): Reading {
  let next: Reading = { first: NOTHING, isNullable: true, ways: 1 }
  for (const item of items.toReversed()) {
    const follow = withAfter(next, after)
    const { min, max } = item
    // A repeated group is followed by itself.
    const again = max > 1 ? joined(follow, readItem(item, NOTHING, takes).first) : follow
    const one = readItem(item, again, takes)
    const isClear = isApart(one.first, follow)
    const repeated = one.ways === 1 ? 1 : one.ways ** max
    const ends = min === max || isClear ? 1 : max - min + 1
    next = {
      first: min === 0 || one.isNullable ? joined(one.first, next.first) : one.first,
      isNullable: (min === 0 || one.isNullable) && next.isNullable,
      ways: next.ways * repeated * ends,
    }
  }
  return next
}

function readItem(
  { character, options }: PatternItem,
  after: Characters,
  takes: (piece: string) => Characters,
): Reading {
  if (character !== null) return { first: takes(character), isNullable: false, ways: 1 }
  const readings = options.map((option) => readList(option, after, takes))
  const begins = readings.map((reading) => withAfter(reading, after))
  const isClear = begins.every((first, at) =>
    begins.slice(at + 1).every((other) => isApart(first, other)),
  )
  const ways = Math.max(...readings.map((reading) => reading.ways))
  return {
    first: readings.reduce((all, { first }) => joined(all, first), NOTHING),
    isNullable: readings.some(({ isNullable }) => isNullable),
    ways: isClear ? ways : ways * options.length,
  }
}

/**
 * True for a pattern that no text can make slow: unbounded repetitions begin after `^` and end
 * where something else begins, and alternatives differ in how they begin, so that each text matches
 * in one way. `^\S+@\S+$` is not such a pattern, `^[^\s@]+@[^\s@]+$` is. The server and the page
 * validate saved configs with these patterns, regardless of their author. (Counting nested stars,
 * as safe-regex does, accepts `(a|a)*` and refuses `(\.\d+)?`.)
 *
 * @param longest maximum length of the pattern in characters
 */
export function isQuickPattern(pattern: string, longest: number): boolean {
  if (pattern.length > longest || !isValid(pattern)) return false
  const shape = patternShape(pattern)
  if (shape === null) return false
  const sample = sampleOf(pattern)
  const known = new Map<string, Characters>()
  const takes = (piece: string): Characters => {
    const characters = known.get(piece) ?? charactersOf(piece, sample)
    known.set(piece, characters)
    return characters
  }
  const whole: PatternItem = { character: null, options: shape.options, min: 1, max: 1 }
  const isEndless = (items: readonly PatternItem[]): boolean =>
    items.some(({ max, options }) => max > REPEATS_MAX || options.some(isEndless))
  if (!shape.isAnchored && isEndless([whole])) return false
  return readItem(whole, NOTHING, takes).ways <= WAYS_MAX
}

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
