import { sql, type Kysely } from 'kysely'

/** The unit of a gas that is received by mass and stored by volume; null: received by volume. */
export async function massUnits(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table data_points add column mass_unit text').execute(db)
}
