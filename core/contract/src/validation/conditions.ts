/** One `if` of a schema. */
export interface SchemaCondition {
  /** JSON pointer of the `if`, such as `/if` or `/allOf/0/if`. */
  place: string
  schema: object
}

/**
 * Every `if` in a schema, in document order. A form evaluates each of them separately from the
 * schema around it (is this branch open?), so each is compiled ahead of time as well.
 */
export function conditionsIn(schema: unknown, place = ''): SchemaCondition[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) => {
    const here = `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const isCondition =
      key === 'if' &&
      typeof part === 'object' &&
      part !== null &&
      ('then' in schema || 'else' in schema)
    return [
      ...(isCondition ? [{ place: here, schema: part as object }] : []),
      ...conditionsIn(part, here),
    ]
  })
}
