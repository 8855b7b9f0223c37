import { sql, type Kysely } from 'kysely'

/**
 * The profile by which a device is rated, and those that an organization chose for its indoor and outdoor
 * devices. If nothing was chosen, the type of the device decides, as before.
 */
export async function chosenProfiles(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table nodes add column profile_id text`,
  `alter table organizations
    add column indoor_profile_id text,
    add column outdoor_profile_id text`,
]
