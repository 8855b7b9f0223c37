import { isRecord } from '../schema/jsonSchema.ts'
import type { WeekScale } from './weekRules.ts'

/** Maximum number of powers that a field offers: each has a button. */
const POWERS_MAX = 21

/** The schema of all values of an object. */
const inside = (schema: unknown): unknown =>
  isRecord(schema) ? schema['additionalProperties'] : undefined

function stepsOf(schema: unknown): number[] {
  if (!isRecord(schema)) return []
  const { minimum = 0, maximum = 100, multipleOf = 25 } = schema as Record<string, number>
  const count = Math.floor((maximum - minimum) / multipleOf) + 1
  return count > POWERS_MAX
    ? []
    : Array.from({ length: count }, (_, at) => minimum + at * multipleOf)
}

/**
 * The choices for the hours of a field, read from its schema: an object of days, each an object of hours, each a list
 * whose items are `anyOf` a number with `minimum`, `maximum` and `multipleOf` and a word of an `enum`.
 */
export function weekScale(schema: unknown): WeekScale {
  const pair = inside(inside(schema))
  const items = isRecord(pair) && isRecord(pair['items']) ? pair['items']['anyOf'] : undefined
  const [power, mode] = Array.isArray(items) ? (items as unknown[]) : []
  const words = isRecord(mode) && Array.isArray(mode['enum']) ? (mode['enum'] as unknown[]) : []
  return { powers: stepsOf(power), modes: words.map(String) }
}
