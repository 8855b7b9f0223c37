import { sql, type Kysely } from 'kysely'

/**
 * The air by which readings of a gas by mass are converted, and since when. Those that came before were converted by the
 * air of the European directive, and have none.
 */
export async function massReferences(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table data_points
        add column mass_reference text
          constraint data_points_mass_reference_words check (mass_reference in ('20C', '25C')),
        add column mass_since int8`,
    )
    .execute(db)
}
