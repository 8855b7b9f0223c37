import { sql, type Kysely } from 'kysely'

/** Devices wake from hibernation to the status they had; orders for many leave inactive ones alone, and say so. */
export async function wokenDevices(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Without a default: adding it rewrites no rows.
  `alter table nodes add column status_before_hibernation text
    constraint nodes_status_before_hibernation_check check (status_before_hibernation in
      ('activated', 'deactivated', 'hibernated', 'online', 'offline', 'inventory', 'leased', 'shared',
      'error', 'excellent', 'good', 'satisfactory', 'moderate', 'poor', 'veryPoor'))`,
  `alter table node_change_runs drop constraint node_change_runs_change_check`,
  `alter table node_change_runs add constraint node_change_runs_change_check
    check (change in ('activate', 'deactivate', 'hibernate', 'wake', 'share', 'remove_share', 'lease',
      'remove_lease', 'transfer', 'payment_update', 'reset', 'delete', 'configure', 'command',
      'withdraw_commands'))`,
  `alter table node_change_results drop constraint node_change_results_code_check`,
  `alter table node_change_results add constraint node_change_results_code_check
    check (code in ('NOT_FOUND', 'FORBIDDEN', 'PARTNERSHIP_NOT_FOUND', 'SHARE_LIMIT', 'SHARE_WITH_OWNER',
      'LEASED', 'LEASE_SHARED', 'LEASE_WITH_OWNER', 'TRANSFER_TO_OWNER', 'NOT_CONFIGURABLE',
      'VALIDATION_FAILED', 'ACTION_NOT_SUPPORTED', 'COMMANDS_WAITING', 'NOT_ACTIVATED'))`,
]
