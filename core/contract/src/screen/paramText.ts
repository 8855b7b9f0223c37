/** The parts of a JSON Schema by which a parameter is read from an address. */
interface ParamSchema {
  type?: unknown
  items?: ParamSchema
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

function readOne(text: string, type: unknown): unknown {
  if ((type === 'number' || type === 'integer') && NUMBER.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/**
 * Converts the text of an address to the type that the parameter's schema has. A text that does not
 * fit stays a text, which the validator refuses. Several values are separated by commas.
 */
export function readParam(text: string, schema: object): unknown {
  const { type, items } = schema as ParamSchema
  if (type !== 'array') return readOne(text, type)
  return text === '' ? [] : text.split(',').map((one) => readOne(decoded(one), items?.type))
}

/** The text of a parameter in the address; undefined for one that is not set. */
export function writeParam(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (!Array.isArray(value)) return String(value)
  return value.length === 0 ? undefined : value.map((one) => encoded(String(one))).join(',')
}

/** Only a text that would be read as several values is written differently. */
const encoded = (text: string): string => text.replaceAll('%', '%25').replaceAll(',', '%2C')

function decoded(text: string): string {
  return text.replaceAll(/%2C/gi, ',').replaceAll('%25', '%')
}
