import { sql, type Kysely } from 'kysely'

/** The air to which an organization refers gases by mass: until now, that of the European directive. */
export async function gasReferences(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table organizations add column gas_reference text not null default '20C'
        constraint organizations_gas_reference_words check (gas_reference in ('20C', '25C'))`,
    )
    .execute(db)
}
