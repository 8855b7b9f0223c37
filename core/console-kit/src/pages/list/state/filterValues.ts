import { readParam } from '@airshed/contract'

/** The parts of a JSON Schema by which a filter is read from the URL. */
interface FilterSchema {
  type?: unknown
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly FilterSchema[]
  items?: FilterSchema
  maxLength?: number
}

/** Maximum length of a text that a filter accepts from the URL. */
const TEXT_MAX = 200
/** Maximum number of values that a filter accepts from the URL. */
const VALUES_MAX = 100

function choicesOf({ enum: words, anyOf, const: only }: FilterSchema): readonly unknown[] | null {
  if (words !== undefined) return words
  if (only !== undefined) return [only]
  const branches = anyOf?.map(choicesOf) ?? []
  return branches.length > 0 && branches.every((branch) => branch !== null) ? branches.flat() : null
}

function textOf(raw: unknown, schema: FilterSchema): string | undefined {
  if (typeof raw !== 'string' || raw === '' || raw.length > (schema.maxLength ?? TEXT_MAX)) {
    return undefined
  }
  const choices = choicesOf(schema)
  return choices === null || choices.includes(raw) ? raw : undefined
}

/**
 * Reads a filter from the URL according to its schema; undefined for values that the schema does
 * not allow, so that a shared link never breaks the page. Several values are separated by commas in
 * one parameter.
 */
export function readFilter(raw: unknown, schema: object): unknown {
  const { type, items, ...rest } = schema as FilterSchema
  if (type === 'boolean') {
    if (raw === true || raw === 'true') return true
    return raw === false || raw === 'false' ? false : undefined
  }
  if (type !== 'array') return textOf(raw, rest)
  const parts = typeof raw === 'string' ? readParam(raw, schema) : raw
  if (!Array.isArray(parts)) return undefined
  const values = parts.map((part) => textOf(part, items ?? {})).filter((part) => part !== undefined)
  return values.length === 0 ? undefined : [...new Set(values)].slice(0, VALUES_MAX)
}
