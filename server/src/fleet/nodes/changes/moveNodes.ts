import { sql, type Transaction } from 'kysely'
import { isAnyOf } from '../../../access/entities/rule.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { dropAsked } from './dropAsked.ts'
import { withdraw, type Withdrawn } from './withdraw.ts'

export async function shareNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  organizationId: string,
): Promise<void> {
  await tx
    .insertInto('node_shares')
    .values(ids.map((id) => ({ node_id: id, organization_id: organizationId })))
    .execute()
}

/** Ends the shares of devices. @param organizationId undefined means with everyone */
export async function unshareNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  organizationId?: string,
): Promise<void> {
  const shares = tx.deleteFrom('node_shares').where(isAnyOf('node_id', ids))
  await (
    organizationId === undefined ? shares : shares.where('organization_id', '=', organizationId)
  ).execute()
}

/**
 * Leases devices to an organization, or ends their leases. What their holder until now made and requested is
 * withdrawn, and what a holder did not choose is never shown to the next one.
 *
 * @param leasedTo null ends the leases
 * @param now ms UTC
 */
export async function leaseNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  leasedTo: string | null,
  now: number,
): Promise<Withdrawn> {
  const withdrawn = await withdraw(tx, ids, leasedTo === null ? 'lease_ends' : 'lease_begins', now)
  await tx
    .updateTable('nodes')
    .set({
      leased_to: leasedTo,
      // What the owner chose is in force again when the lease ends.
      owner_accepts_keyless: leasedTo === null ? null : sql<boolean>`accepts_keyless`,
    })
    .where(isAnyOf('nodes.id', ids))
    .execute()
  return withdrawn
}

/** Makes an organization pay for devices; stored as null if it is their owner. */
export async function billNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  payerId: string,
): Promise<void> {
  await tx
    .updateTable('nodes')
    .set({ payment_organization_id: sql<string | null>`nullif(${payerId}, organization_id)` })
    .where(isAnyOf('nodes.id', ids))
    .execute()
}

interface NewOwner {
  organizationId: string
  paymentOrganizationId: string
  /** ms UTC. */
  now: number
}

/**
 * Transfers devices to another organization with their readings. All other access of others ends: shares, leases,
 * keys, commands, readings without a key, public pages, and alerts and maintenance windows of other organizations.
 */
export async function transferNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  { organizationId, paymentOrganizationId, now }: NewOwner,
): Promise<Withdrawn> {
  await unshareNodes(tx, ids)
  const withdrawn = await withdraw(tx, ids, 'transfer', now)
  await dropAsked(tx, ids)
  await sql`delete from alert_nodes using alerts
    where alerts.id = alert_nodes.alert_id and alerts.organization_id <> ${organizationId}
      and alert_nodes.node_id = any(${[...ids]}::text[])`.execute(tx)
  await sql`delete from maintenance_window_nodes using maintenance_windows
    where maintenance_windows.id = maintenance_window_nodes.window_id
      and maintenance_windows.organization_id <> ${organizationId}
      and maintenance_window_nodes.node_id = any(${[...ids]}::text[])`.execute(tx)
  await tx
    .updateTable('nodes')
    .set({
      organization_id: organizationId,
      payment_organization_id:
        paymentOrganizationId === organizationId ? null : paymentOrganizationId,
      leased_to: null,
      accepts_keyless: false,
      owner_accepts_keyless: null,
    })
    .where(isAnyOf('nodes.id', ids))
    .execute()
  return withdrawn
}
