import { TOTAL_BOUND, type ListTotal, type TotalKind } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Condition } from './visible.ts'

/** How many rows match, or undefined if the count was not requested. */
export async function countRows(
  db: Kysely<Tables>,
  table: string,
  conditions: readonly Condition[],
  kind: TotalKind,
): Promise<ListTotal | undefined> {
  if (kind === 'none') return undefined
  const bound = kind === 'bounded' ? sql`limit ${TOTAL_BOUND + 1}` : sql``
  const { rows } = await sql<{ total: number }>`
    select count(*)::int8 as total from (
      select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} ${bound}
    ) as matching`.execute(db)
  const total = rows[0]?.total ?? 0
  return kind === 'bounded' && total > TOTAL_BOUND ? { atLeast: TOTAL_BOUND } : total
}
