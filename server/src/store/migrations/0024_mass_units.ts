import { sql, type Kysely } from 'kysely'

/** The unit of a gas that comes by mass and is kept by volume; null: it came by volume. */
export async function massUnits(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table data_points add column mass_unit text').execute(db)
}
