import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A pattern of LIKE for texts that contain `part`, in which `%` and `_` stand for themselves. */
function containsPattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * True for rows of which one of the columns contains `part`, in any case of the letters.
 *
 * @param columns texts; a null one contains nothing
 */
export function contains(
  columns: readonly RawBuilder<unknown>[],
  part: string,
): RawBuilder<SqlBool> {
  const pattern = containsPattern(part)
  const found = columns.map((column) => sql`${column} ilike ${pattern}`)
  return columns.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
