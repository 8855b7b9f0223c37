import { isRecord, type JsonSchema } from './jsonSchema.ts'

const isNull = (schema: JsonSchema): boolean => schema.type === 'null'
const isConstant = (schema: JsonSchema): boolean => 'const' in schema

/** A union that is really one field: a nullable one, or a list of words. */
function asOneField({ anyOf = [], ...rest }: JsonSchema): JsonSchema | null {
  const others = anyOf.filter((branch) => !isNull(branch))
  const [only] = others
  if (others.length === 1 && only !== undefined && others.length < anyOf.length) {
    const type = [only.type ?? []].flat()
    return { ...only, ...rest, type: [...type, 'null'] }
  }
  if (anyOf.length > 0 && anyOf.every(isConstant)) {
    const words = anyOf.map((branch) => branch.const)
    return { ...rest, type: typeof words[0] === 'number' ? 'number' : 'string', enum: words }
  }
  return null
}

function drawable(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(drawable)
  if (!isRecord(part)) return part
  const merged = 'anyOf' in part ? asOneField(part) : null
  return Object.fromEntries(
    Object.entries(merged ?? part).map(([key, value]) => [
      key,
      key === 'if' ? value : drawable(value),
    ]),
  )
}

/**
 * The schema as the form engine renders it: a nullable value and a union of words become one field
 * each, instead of a choice between branches. It accepts the same values; conditions are unchanged,
 * because they are the lookup keys of their compiled validators.
 */
export function drawableSchema(schema: object): JsonSchema {
  return drawable(JSON.parse(JSON.stringify(schema))) as JsonSchema
}
