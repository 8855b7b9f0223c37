const POINTS = [
  'n',
  'nne',
  'ne',
  'ene',
  'e',
  'ese',
  'se',
  'sse',
  's',
  'ssw',
  'sw',
  'wsw',
  'w',
  'wnw',
  'nw',
  'nnw',
]
const STEP_DEGREES = 360 / POINTS.length
const LETTERS: readonly (readonly [word: string, letter: string])[] = [
  ['north', 'n'],
  ['east', 'e'],
  ['south', 's'],
  ['west', 'w'],
]

/**
 * The direction that a point of the compass names, in degrees clockwise from north: `NNW` and `north-northwest` are 337.5.
 * Only the 16 points in English letters are read: elsewhere O is east in one language and west in another.
 *
 * @returns undefined if it is not a point of the compass
 */
export function compassDegrees(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(/[\s-]/g, '')
  if (plain === '' || plain.length > 'northnorthwest'.length) return undefined
  const point = LETTERS.reduce((left, [word, letter]) => left.replaceAll(word, letter), plain)
  const index = POINTS.indexOf(point)
  return index < 0 ? undefined : index * STEP_DEGREES
}
