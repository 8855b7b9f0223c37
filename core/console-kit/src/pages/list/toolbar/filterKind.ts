import type { ListSchema } from '../state/listSchema.ts'

/** How a filter is chosen: several values, one value, or yes and no. */
export function filterKind(schema: ListSchema, name: string): 'many' | 'one' | 'yesNo' {
  const filter = schema.filters.properties[name] as { type?: unknown } | undefined
  if (filter === undefined) {
    const names = Object.keys(schema.filters.properties).join(', ')
    throw new Error(
      `At filters: expected one of ${names}, got ${name}. Add it to the list's schema`,
    )
  }
  if (filter.type === 'array') return 'many'
  return filter.type === 'boolean' ? 'yesNo' : 'one'
}
