import { sql, type Kysely } from 'kysely'

/**
 * Commands to AirGradient monitors, which fetch them without an answer; who pays as a separate change; failed
 * claims by serial per organization.
 */
export async function monitorCommands(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table device_commands
    drop constraint device_commands_name_check,
    drop constraint device_commands_state_check`,
  `alter table device_commands
    add constraint device_commands_name_check check (name in ('blink', 'reboot', 'wifi_scan',
      'sim_reset', 'format', 'auto_zero', 'co2_calibration', 'led_test')),
    add constraint device_commands_state_check
      check (state in ('queued', 'sent', 'fetched', 'done', 'failed', 'expired'))`,
  `alter table node_change_runs drop constraint node_change_runs_change_check`,
  `alter table node_change_runs add constraint node_change_runs_change_check
    check (change in ('activate', 'deactivate', 'hibernate', 'share', 'remove_share', 'lease',
      'remove_lease', 'transfer', 'payment_update', 'reset', 'delete'))`,
  `create table organization_claim_misses (
    organization_id text primary key references organizations (id) on delete cascade,
    missed int4 not null,
    ends_at int8 not null
  )`,
]
