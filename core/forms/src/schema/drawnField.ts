import { isRecord, type JsonSchema } from './jsonSchema.ts'

/** The names and places that a JSON pointer leads through. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The longest way down that leads through objects: an item of a list is drawn by its list. */
export function drawnField(schema: JsonSchema, parts: readonly string[]): string[] {
  const field: string[] = []
  let here: JsonSchema | boolean | undefined = schema
  for (const part of parts) {
    here = isRecord(here) ? (here as JsonSchema).properties?.[part] : undefined
    if (!isRecord(here)) break
    field.push(part)
  }
  return field
}
