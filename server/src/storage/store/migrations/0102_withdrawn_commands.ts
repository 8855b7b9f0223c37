import { sql, type Kysely } from 'kysely'

/** Commands that were withdrawn before their device had them, and by whom. */
export async function withdrawnCommands(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table device_commands add column withdrawn_by text`,
  `alter table device_commands drop constraint device_commands_state_check`,
  `alter table device_commands add constraint device_commands_state_check
    check (state in ('queued', 'sent', 'fetched', 'done', 'failed', 'expired', 'withdrawn'))`,
]
