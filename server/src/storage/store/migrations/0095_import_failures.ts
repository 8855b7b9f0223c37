import { sql, type Kysely } from 'kysely'

/** Why an import failed is a code with its parts, so that each reader gets it in their language. */
export async function importFailures(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table file_imports alter column failure type jsonb
        using case when failure is null then null
          else jsonb_build_object('code', 'INTERNAL', 'parts', '{}'::jsonb) end`,
    )
    .execute(db)
}
