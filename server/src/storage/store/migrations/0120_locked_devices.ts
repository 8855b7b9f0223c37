import { sql, type Kysely } from 'kysely'

/** A device that an order left alone because its organization is locked says so. */
export async function lockedDevices(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table node_change_results drop constraint node_change_results_code_check`,
  `alter table node_change_results add constraint node_change_results_code_check
    check (code in ('NOT_FOUND', 'FORBIDDEN', 'ORGANIZATION_LOCKED', 'PARTNERSHIP_NOT_FOUND', 'SHARE_LIMIT',
      'SHARE_WITH_OWNER', 'LEASED', 'LEASE_SHARED', 'LEASE_WITH_OWNER', 'TRANSFER_TO_OWNER',
      'NOT_CONFIGURABLE', 'VALIDATION_FAILED', 'ACTION_NOT_SUPPORTED', 'COMMANDS_WAITING',
      'NOT_ACTIVATED'))`,
]
