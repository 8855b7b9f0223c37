/** A schema within another, and how it is reached. */
export interface Subschema {
  schema: Readonly<Record<string, unknown>>
  /** JSON pointer. */
  place: string
  /** Enclosing objects, itself included if it has fields. */
  depth: number
  /** The choice (`anyOf`, `oneOf`) that it belongs to, or null. */
  choice: string | null
  /** Part of an `if`, `then`, `else` or `not`. */
  isConditional: boolean
}

const LISTS = ['allOf', 'anyOf', 'oneOf'] as const
const BRANCHES = ['if', 'then', 'else', 'not'] as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * Every schema in a schema, itself first, by the keywords that a form may use.
 *
 * @param most limit to stop after, so that a huge schema costs no more than a large one
 */
export function subschemasOf(root: unknown, most: number): Subschema[] {
  const found: Subschema[] = []
  const waiting: Subschema[] = []
  const add = (schema: unknown, place: string, from: Omit<Subschema, 'schema' | 'place'>): void => {
    if (!isObject(schema)) return
    const hasFields = isObject(schema['properties'])
    waiting.push({ schema, place, ...from, depth: from.depth + (hasFields ? 1 : 0) })
  }
  add(root, '', { depth: 0, choice: null, isConditional: false })
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    found.push(next)
    if (found.length > most) break
    const { schema, place, depth, choice, isConditional } = next
    const same = { depth, choice, isConditional }
    if (isObject(schema['properties'])) {
      for (const [key, field] of Object.entries(schema['properties'])) {
        add(field, `${place}/properties/${escaped(key)}`, same)
      }
    }
    for (const key of ['items', 'additionalProperties']) add(schema[key], `${place}/${key}`, same)
    // Conditions and choices describe the same object again: no deeper level.
    const outside = depth - (isObject(schema['properties']) ? 1 : 0)
    for (const key of LISTS) {
      const parts = Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []
      for (const [at, part] of parts.entries()) {
        const here = key === 'allOf' ? choice : key
        add(part, `${place}/${key}/${at}`, { depth: outside, choice: here, isConditional })
      }
    }
    for (const key of BRANCHES) {
      add(schema[key], `${place}/${key}`, { depth: outside, choice, isConditional: true })
    }
  }
  return found
}
