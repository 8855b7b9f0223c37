type Random = () => number

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

/** Values that break code that does not expect them. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -1e300,
  1e300,
  5e-324,
  '',
  ' ',
  '0',
  '-0',
  'NaN',
  'Infinity',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(70_000),
  'a\u0000b',
  '\ud800',
  '\u202e\ufeff',
  '__proto__',
  'constructor',
  "'; drop table nodes; --",
  '%_\\',
  '../../etc/passwd',
  '1970-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  [],
  {},
  { length: 1e9 },
  { toString: 1, valueOf: null },
  Array.from({ length: 300 }, (_, index) => index),
]

const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', '', 'a\u0000', 'x'.repeat(300), 'id']

/** Nests a value in lists or objects, `levels` deep. */
function buried(value: unknown, levels: number, random: Random): unknown {
  let held = value
  for (let level = 0; level < levels; level += 1) held = random() < 0.5 ? [held] : { a: held }
  return held
}

/**
 * JSON with one to three changes at random places: a value replaced, a part left out, duplicated, nested or
 * added under a hostile name. The same random numbers give the same text.
 *
 * @param value the valid value; it is not modified
 */
export function mutatedJson(value: unknown, random: Random): string {
  let changed = structuredClone(value)
  const changes = 1 + Math.floor(random() * 3)
  for (let change = 0; change < changes; change += 1) changed = changedOnce(changed, random)
  return JSON.stringify(changed) ?? 'null'
}

function changedOnce(value: unknown, random: Random): unknown {
  const isHolder = typeof value === 'object' && value !== null
  const keys = isHolder ? Object.keys(value) : []
  if (isHolder && keys.length > 0 && random() < 0.8) return changedWithin(value, keys, random)
  if (isHolder && !Array.isArray(value) && random() < 0.5) {
    const entries: [string, unknown][] = [
      ...Object.entries(value),
      [pick(HOSTILE_KEYS, random), pick(HOSTILE_VALUES, random)],
    ]
    return Object.fromEntries(entries)
  }
  if (random() < 0.1) return buried(value, Math.floor(random() * 100), random)
  return pick(HOSTILE_VALUES, random)
}

/** Changes, leaves out or duplicates one part of a list or an object. */
function changedWithin(value: object, keys: readonly string[], random: Random): unknown {
  const key = pick(keys, random)
  const way = random()
  if (Array.isArray(value)) {
    const index = Number(key)
    if (way < 0.15) return value.toSpliced(index, 1)
    if (way < 0.3) return value.toSpliced(index, 0, value[index])
    return value.with(index, changedOnce(value[index], random))
  }
  const entries = Object.entries(value)
  if (way < 0.15) return Object.fromEntries(entries.filter(([name]) => name !== key))
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === key ? changedOnce(part, random) : part]),
  )
}

/** A text with some of its characters replaced, left out or duplicated. */
export function mutatedText(text: string, random: Random): string {
  const characters = [...text]
  const changes = 1 + Math.floor(random() * 5)
  for (let change = 0; change < changes; change += 1) {
    const at = Math.floor(random() * (characters.length + 1))
    const way = random()
    if (way < 0.4) characters.splice(at, 1)
    else if (way < 0.7) characters.splice(at, 1, pick([...'{}[]",:\\0-e\u0000'], random))
    else characters.splice(at, 0, ...characters.slice(at, at + 8))
  }
  return characters.join('')
}
