import { isRecord, type JsonSchema } from './jsonSchema.ts'

/** The names and indexes in a JSON pointer. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const POSITION = /^\d+$/

/** The schema of a property of an object, or of a list item that is rendered as an object of its own. */
function partOf(schema: JsonSchema, part: string): JsonSchema | boolean | undefined {
  const { properties, items } = schema
  if (properties !== undefined) return properties[part]
  const isForm = isRecord(items) && (items as JsonSchema).properties !== undefined
  return isForm && POSITION.test(part) ? items : undefined
}

/**
 * The longest prefix of a path that leads through objects and lists of objects, whose items have fields of
 * their own: any other item is rendered by its list.
 */
export function drawnField(schema: JsonSchema, parts: readonly string[]): string[] {
  const field: string[] = []
  let here: JsonSchema | boolean | undefined = schema
  for (const part of parts) {
    here = isRecord(here) ? partOf(here as JsonSchema, part) : undefined
    if (!isRecord(here)) break
    field.push(part)
  }
  return field
}
