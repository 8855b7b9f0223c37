import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../storage/store/tables.ts'

/** How many rows of a table `work` reads, as PostgreSQL counts them. */
export const rowsRead = (
  db: Kysely<Tables>,
  table: keyof Tables,
  work: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int4 as count
        from pg_stat_xact_user_tables where relname = ${table}`.execute(tx)
      return rows[0]?.count ?? 0
    }
    const before = await count()
    await work(tx)
    return (await count()) - before
  })
