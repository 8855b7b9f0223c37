import { sql, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Tables } from '../storage/store/tables.ts'

/** How the store does what is asked of it while `work` runs. */
export async function planOf(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<string> {
  const asked: RootOperationNode[] = []
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await work(db.withPlugin(watch))
  const lines: string[] = []
  for (const node of asked) {
    const query = { toOperationNode: () => node } as never
    // Settings have no plan.
    if (/^\s*set /.test(sql`${query}`.compile(db).sql)) continue
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db)
    lines.push(...rows.map((row) => row['QUERY PLAN']))
  }
  return lines.join('\n')
}
