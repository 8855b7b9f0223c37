import type { JsonSchema } from '@airshed/testing'

type Random = () => number

/** What a value is made from besides its schema. */
export interface Source {
  random: Random
  /** Texts that mean something to the server, such as ids, by the name of their field; `''` has those of any. */
  known: (field: string) => readonly string[]
}

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

const ZONES = ['UTC', 'Pacific/Apia', 'America/St_Johns', 'Antarctica/Troll', 'Australia/Lord_Howe']
const WORDS = ['a', 'A1', '0', 'pm25', 'x-1', 'a@example.org', 'https://example.org/', '1.0.0']
const LETTERS = ['x', 'é', '\u202e', '😀', '%', '\\', "'", '_']
/** Windows between two times of one request, ms. */
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WINDOWS_MS = [1, MINUTE_MS, DAY_MS, 31 * DAY_MS, 366 * DAY_MS, 3650 * DAY_MS, 84_000 * DAY_MS]
/** Longer lists and texts say nothing new. */
const ITEMS_MAX = 500
const LENGTH_MAX = 10_000
const DEPTH_MAX = 12

/**
 * A value that a schema allows, and as extreme as it does: ends of numbers, shortest and longest texts and
 * lists, windows of a millisecond and of centuries. The same random numbers give the same value.
 *
 * @param field the name under which the value is sent
 */
export function extremeValue(schema: JsonSchema, source: Source, field = '', depth = 0): unknown {
  const { random } = source
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(schema.enum, random)
  const among = schema.anyOf ?? schema.oneOf
  if (among !== undefined) return extremeValue(pick(among, random), source, field, depth)
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.map((part) => extremeValue(part, source, field, depth))
    return parts.every(Array.isArray) ? parts[0] : Object.assign({}, ...parts)
  }
  const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? ['null'], random)
  switch (type) {
    case 'object':
      return extremeObject(schema, source, depth)
    case 'array':
      return extremeList(schema, source, field, depth)
    case 'string':
      return extremeText(schema, source, field)
    case 'integer':
    case 'number':
      return extremeNumber(schema, random, type === 'integer')
    case 'boolean':
      return random() < 0.5
    default:
      return null
  }
}

function extremeObject(schema: JsonSchema, source: Source, depth: number): object {
  const { random } = source
  const { properties = {}, required = [], patternProperties = {} } = schema
  const isFull = random() < 0.3
  const entries: [string, unknown][] = []
  for (const [name, part] of Object.entries(properties)) {
    const isAbsent = !required.includes(name) && (depth > DEPTH_MAX || !(isFull || random() < 0.5))
    if (!isAbsent) entries.push([name, extremeValue(part, source, name, depth + 1)])
  }
  for (const part of Object.values(patternProperties)) {
    const names = [...source.known(''), ...WORDS].slice(0, Math.floor(random() * 3))
    for (const name of names) entries.push([name, extremeValue(part, source, name, depth + 1)])
  }
  return asWindow(Object.fromEntries(entries), random)
}

/** Two times of one request are most often a window: one whose end comes first is refused at once. */
function asWindow(value: Record<string, unknown>, random: Random): object {
  const { from, to } = value
  if (typeof from !== 'number' || typeof to !== 'number' || random() < 0.1) return value
  return { ...value, to: from + pick(WINDOWS_MS, random) }
}

function extremeList(schema: JsonSchema, source: Source, field: string, depth: number): unknown[] {
  const { random } = source
  const { items = {}, minItems = 0, maxItems = 10, uniqueItems = false } = schema
  const longest = depth > 2 ? Math.min(maxItems, minItems + 2) : Math.min(maxItems, ITEMS_MAX)
  const length = pick([minItems, Math.min(longest, minItems + 1), longest], random)
  const list = Array.from({ length }, () => extremeValue(items, source, field, depth + 1))
  return uniqueItems ? [...new Set(list)] : list
}

function extremeText(schema: JsonSchema, { random, known }: Source, field: string): string {
  const { minLength = 0, maxLength = LENGTH_MAX, pattern } = schema
  if (/zone/.test(field) && random() < 0.9) return pick(ZONES, random)
  const ids = known(field)
  if (ids.length > 0 && random() < 0.8) return pick(ids, random)
  const longest = Math.min(maxLength, LENGTH_MAX)
  const candidates = [
    pick(LETTERS, random).repeat(Math.max(1, minLength)).slice(0, longest),
    'x'.repeat(longest),
    ...WORDS,
    ...known(''),
  ]
  const allowed = pattern === undefined ? candidates : candidates.filter(matching(pattern))
  return pick(allowed.length > 0 ? allowed : candidates, random)
}

function matching(pattern: string): (text: string) => boolean {
  const expression = new RegExp(pattern, 'u')
  return (text) => expression.test(text)
}

function extremeNumber(schema: JsonSchema, random: Random, isInteger: boolean): number {
  const farthest = isInteger ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE
  const { exclusiveMinimum } = schema
  const lowest =
    schema.minimum ??
    (exclusiveMinimum === undefined ? -farthest : exclusiveMinimum + Number.EPSILON)
  const highest = schema.maximum ?? farthest
  const within = lowest + random() * Math.min(highest - lowest, Number.MAX_VALUE)
  const values = [lowest, highest, 0, 1, lowest / 2 + highest / 2, within]
  const value = pick(values, random)
  const whole = isInteger ? Math.round(value) : value
  return Math.min(highest, Math.max(lowest, whole))
}
