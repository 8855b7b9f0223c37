import { sql, type Kysely } from 'kysely'

/** Who a device is leased to and who pays for it; data points whose readings are still to be removed. */
export async function deviceRights(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table nodes add column leased_to text references organizations (id) on delete set null`,
  `alter table nodes add column payment_organization_id text
    references organizations (id) on delete set null`,
  `create index nodes_leased_to on nodes (leased_to) where leased_to is not null`,
  `create index nodes_payment on nodes (payment_organization_id)
    where payment_organization_id is not null`,
  `alter table node_change_runs drop constraint node_change_runs_change_check`,
  `alter table node_change_runs add constraint node_change_runs_change_check
    check (change in ('activate', 'deactivate', 'hibernate', 'share', 'remove_share', 'lease',
      'remove_lease', 'transfer', 'reset', 'delete'))`,
  `alter table node_change_runs add column payment_organization_id text`,
  `alter table node_change_results drop constraint node_change_results_code_check`,
  `alter table node_change_results add constraint node_change_results_code_check
    check (code in ('NOT_FOUND', 'FORBIDDEN', 'SHARE_LIMIT', 'SHARE_WITH_OWNER', 'LEASED',
      'LEASE_SHARED', 'LEASE_WITH_OWNER', 'TRANSFER_TO_OWNER'))`,
  // Readings refer to data points without a foreign key: they are removed afterwards, in small batches.
  `create table removed_data_points (
    key int4 primary key,
    removed_at int8 not null
  )`,
  `create index removed_data_points_removed on removed_data_points (removed_at)`,
]
