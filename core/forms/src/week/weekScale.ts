import { isRecord } from '../schema/jsonSchema.ts'
import type { WeekScale } from './weekRules.ts'

/** Powers that a field offers at most: each has a button. */
const POWERS_MAX = 21

/** The schema below the one pattern of a record. */
function inside(schema: unknown): unknown {
  if (!isRecord(schema) || !isRecord(schema['patternProperties'])) return undefined
  return Object.values(schema['patternProperties'])[0]
}

function stepsOf(schema: unknown): number[] {
  if (!isRecord(schema)) return []
  const { minimum = 0, maximum = 100, multipleOf = 25 } = schema as Record<string, number>
  const count = Math.floor((maximum - minimum) / multipleOf) + 1
  return count > POWERS_MAX
    ? []
    : Array.from({ length: count }, (_, at) => minimum + at * multipleOf)
}

/**
 * What the hours of a field can be set to, read from its schema: a record of days, of records of hours, of
 * pairs of a number with `minimum`, `maximum` and `multipleOf` and of a word of an `enum`.
 */
export function weekScale(schema: unknown): WeekScale {
  const pair = inside(inside(schema))
  const items: readonly unknown[] =
    isRecord(pair) && Array.isArray(pair['items']) ? (pair['items'] as unknown[]) : []
  const [power, mode] = items
  const words = isRecord(mode) && Array.isArray(mode['enum']) ? (mode['enum'] as unknown[]) : []
  return { powers: stepsOf(power), modes: words.map(String) }
}
