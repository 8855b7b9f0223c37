import { PARAMETERS } from '@airshed/profiles'
import { mainBranch, typeOf, type JsonSchema } from './jsonSchema.ts'

/** The meaning of a text when its schema does not define it: `ui:field` of the form. */
export type FieldHint = 'node-picker' | 'data-point-picker' | undefined

const serial = (index: number): string => `1C00A${String(300 + index)}`

/** An id or a word for index `index` of a list. */
function word(hint: FieldHint, index: number): string {
  if (hint === 'node-picker') return `${serial(index)}:0`
  if (hint === 'data-point-picker') {
    const parameter = PARAMETERS[index % PARAMETERS.length]
    return `${serial(Math.floor(index / PARAMETERS.length))}.0.0.0/${parameter?.id ?? '132:5'}`
  }
  return `sample ${index + 1}`
}

/**
 * A value that the schema accepts: its default or first example if it has one, else the smallest
 * one; for an object only the required parts.
 *
 * @param hints field name → meaning of its texts
 * @throws {Error} for a pattern without a default or an example
 */
export function sampleValue(
  given: JsonSchema,
  hints: Readonly<Record<string, FieldHint>> = {},
  hint?: FieldHint,
): unknown {
  const schema = mainBranch(given)
  const stated = [
    given.default,
    given.examples?.[0],
    schema.default,
    schema.const,
    schema.enum?.[0],
  ]
  const known = stated.find((value) => value !== undefined)
  if (known !== undefined) return known
  switch (typeOf(schema)) {
    case 'object': {
      const fields = (schema.required ?? []).map((name): [string, unknown] => [
        name,
        sampleValue(schema.properties?.[name] ?? {}, hints, hints[name]),
      ])
      return Object.fromEntries(fields)
    }
    case 'array':
      return sampleItems(schema, schema.minItems ?? 0, hint)
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return leastNumber(schema)
    default:
      return sampleText(schema, hint)
  }
}

/** A list with the given number of distinct items; fewer if the items have fewer values. */
export function sampleItems(schema: JsonSchema, count: number, hint?: FieldHint): unknown[] {
  const items = mainBranch(schema.items ?? {})
  if (items.enum !== undefined) return items.enum.slice(0, count)
  return Array.from({ length: count }, (_, index) => {
    if (typeOf(items) === 'string' && items.pattern === undefined) return word(hint, index)
    const sample = sampleValue(items)
    return typeof sample === 'number' ? sample + index * (items.multipleOf ?? 1) : sample
  })
}

function leastNumber({ minimum, exclusiveMinimum, maximum, multipleOf = 1 }: JsonSchema): number {
  if (minimum !== undefined) return minimum
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + multipleOf
  return Math.min(0, maximum ?? 0)
}

function sampleText({ pattern, format, minLength = 0 }: JsonSchema, hint: FieldHint): string {
  if (pattern !== undefined || format !== undefined) {
    throw new Error(
      `a text with a ${pattern === undefined ? `format ${format}` : `pattern ${pattern}`} needs a default or an example in its schema`,
    )
  }
  return word(hint, 0).padEnd(minLength, 'x')
}
