import { isRecord, type JsonSchema } from './jsonSchema.ts'

/**
 * The initial value of a form: the schema's defaults, and nothing where there are none. Required
 * objects are present even when they are empty.
 */
export function defaultsOf<Value extends object>(schema: object): Partial<Value> {
  const { properties = {}, required = [] } = schema as JsonSchema
  const filled: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (!isRecord(property)) continue
    if ('default' in property) filled[name] = structuredClone(property['default'])
    else if (property['type'] === 'object') {
      const inner = defaultsOf(property)
      if (required.includes(name) || Object.keys(inner).length > 0) filled[name] = inner
    }
  }
  return filled as Partial<Value>
}
