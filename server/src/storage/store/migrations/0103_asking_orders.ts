import { sql, type Kysely } from 'kysely'

/** Orders that ask many devices for settings, give them a command, or withdraw those that wait. */
export async function askingOrders(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table node_change_runs
    add column settings jsonb,
    add column command text constraint node_change_runs_command_check
      check (command in ('blink', 'reboot', 'wifi_scan', 'sim_reset', 'format', 'auto_zero',
        'co2_calibration', 'led_test'))`,
  `alter table node_change_runs drop constraint node_change_runs_change_check`,
  `alter table node_change_runs add constraint node_change_runs_change_check
    check (change in ('activate', 'deactivate', 'hibernate', 'share', 'remove_share', 'lease',
      'remove_lease', 'transfer', 'payment_update', 'reset', 'delete', 'configure', 'command',
      'withdraw_commands'))`,
  `alter table node_change_results
    add column refused_settings jsonb,
    add column command_id text`,
  `alter table node_change_results drop constraint node_change_results_code_check`,
  `alter table node_change_results add constraint node_change_results_code_check
    check (code in ('NOT_FOUND', 'FORBIDDEN', 'PARTNERSHIP_NOT_FOUND', 'SHARE_LIMIT',
      'SHARE_WITH_OWNER', 'LEASED', 'LEASE_SHARED', 'LEASE_WITH_OWNER', 'TRANSFER_TO_OWNER',
      'NOT_CONFIGURABLE', 'VALIDATION_FAILED', 'ACTION_NOT_SUPPORTED', 'COMMANDS_WAITING'))`,
]
