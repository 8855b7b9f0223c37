/** The parts of a JSON Schema by which a filter is read from the URL. */
interface FilterSchema {
  type?: unknown
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly FilterSchema[]
  items?: FilterSchema
  maxLength?: number
}

/** Longest text that a filter takes from the URL. */
const TEXT_MAX = 200
/** Most values that a filter takes from the URL. */
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
 * A filter as its schema describes it, from what stands in the URL; undefined for what the schema
 * does not allow, so that a link of somebody else never breaks the page. Several values stand in
 * one parameter, each percent-encoded, with commas between them.
 */
export function readFilter(raw: unknown, schema: object): unknown {
  const { type, items, ...rest } = schema as FilterSchema
  if (type === 'boolean') {
    if (raw === true || raw === 'true') return true
    return raw === false || raw === 'false' ? false : undefined
  }
  if (type !== 'array') return textOf(raw, rest)
  const parts = typeof raw === 'string' ? raw.split(',').map(decoded) : raw
  if (!Array.isArray(parts)) return undefined
  const values = parts.map((part) => textOf(part, items ?? {})).filter((part) => part !== undefined)
  return values.length === 0 ? undefined : [...new Set(values)].slice(0, VALUES_MAX)
}

/** What stands in the URL for the value of a filter; undefined for one that is not set. */
export function writeFilter(value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((one) => encoded(String(one))).join(',')
  }
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Only what would be read as several values is written differently. */
const encoded = (text: string): string => text.replaceAll('%', '%25').replaceAll(',', '%2C')

function decoded(text: string): string {
  return text.replaceAll(/%2C/gi, ',').replaceAll('%25', '%')
}
