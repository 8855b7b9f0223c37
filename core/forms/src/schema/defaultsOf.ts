import type { CompiledValidator } from '@airshed/contract'
import { conditionsOf } from '../validation/conditionsOf.ts'
import { drawableSchema } from './drawableSchema.ts'
import { isRecord, type JsonSchema } from './jsonSchema.ts'
import { withDefaultsOfOpened } from './openFields.ts'

/**
 * The initial value of a form: only the schema's defaults. Required objects are present even when they
 * are empty.
 *
 * @param validator compiled from the schema, to leave out fields whose condition does not hold.
 *   Needed for a schema with conditions
 */
export function defaultsOf<Value extends object>(
  schema: object,
  validator?: CompiledValidator,
): Partial<Value> {
  const start = namedDefaults(schema) as Partial<Value>
  if (validator === undefined) return start
  const drawn = drawableSchema(schema)
  return withDefaultsOfOpened(drawn, null, start, conditionsOf(validator, drawn))
}

/**
 * A value as its form begins with it: fields that it lacks have the schema's defaults, as when a newer
 * schema has more fields than the value was saved with.
 *
 * @param validator compiled from the schema
 */
export function withDefaults<Value extends object>(
  schema: object,
  validator: CompiledValidator,
  value: Value,
): Value {
  const drawn = drawableSchema(schema)
  return withDefaultsOfOpened(drawn, null, value, conditionsOf(validator, drawn))
}

function namedDefaults(schema: object): Record<string, unknown> {
  const { properties = {}, required = [] } = schema as JsonSchema
  const filled: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (!isRecord(property)) continue
    if ('default' in property) filled[name] = structuredClone(property['default'])
    else if (property['type'] === 'object') {
      const inner = namedDefaults(property)
      if (required.includes(name) || Object.keys(inner).length > 0) filled[name] = inner
    }
  }
  return filled
}
