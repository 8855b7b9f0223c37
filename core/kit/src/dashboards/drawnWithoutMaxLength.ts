/** A JSON Schema of an object, as far as is read here. */
interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>
}

/**
 * The schema as a form draws it: without the limits of length, so that a field does not swallow
 * what is typed past them and the validator, which keeps them, can say that it is too much.
 */
export function drawnWithoutMaxLength(schema: object & ObjectSchema): object {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, part]) => {
      const { maxLength: _limit, ...rest } = part as { maxLength?: number }
      return [name, rest]
    }),
  )
  return { ...schema, properties }
}
