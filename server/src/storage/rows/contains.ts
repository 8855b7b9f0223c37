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
  return some(columns.map((column) => sql`${column} ilike ${pattern}`))
}

/**
 * The same, for rows that no index finds. `ilike` would lower the pattern again for each row, so that a long one
 * takes several times as long; here that happens once for each statement.
 */
export function scannedContains(
  columns: readonly RawBuilder<unknown>[],
  part: string,
): RawBuilder<SqlBool> {
  const pattern = sql`lower(${containsPattern(part)}::text)`
  return some(columns.map((column) => sql`lower(${column}) like ${pattern}`))
}

const some = (found: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  found.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(found, sql` or `)})`
