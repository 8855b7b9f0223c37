import { Type } from 'typebox'

const VALUES_MAX = 1000
const Value = Type.String({ maxLength: 20_000 })

/** A list in a query: the name repeated, or values separated by commas. */
export const listField = Type.Optional(
  Type.Union([Value, Type.Array(Value, { maxItems: VALUES_MAX })]),
)

/** The values of such a field; empty where it is absent. */
export function listOf(field: string | readonly string[] | undefined): string[] {
  return [field ?? []]
    .flat()
    .flatMap((values) => values.split(','))
    .filter((value) => value !== '')
}
