import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A LIKE pattern for texts that contain `part`, in which `%` and `_` are literal. */
function containsPattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * True for rows in which one of the columns contains `part`, ignoring case.
 *
 * @param columns of type text; null contains nothing
 */
export function contains(
  columns: readonly RawBuilder<unknown>[],
  part: string,
): RawBuilder<SqlBool> {
  const pattern = containsPattern(part)
  const found = columns.map((column) => sql`${column} ilike ${pattern}`)
  return columns.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
