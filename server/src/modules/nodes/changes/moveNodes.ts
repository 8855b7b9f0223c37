import { sql, type Transaction } from 'kysely'
import { isAnyOf } from '../../../entities/rule.ts'
import type { Tables } from '../../../store/tables.ts'
import { dropAsked, dropPrivate } from './dropAsked.ts'

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

/** Leases devices to an organization, or ends their leases. @param leasedTo null ends them */
export async function leaseNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  leasedTo: string | null,
): Promise<void> {
  await dropPrivate(tx, ids)
  // The public page of one holder must never show what a device measures for another.
  await endPublicLinks(tx, ids)
  await tx
    .updateTable('nodes')
    .set({ leased_to: leasedTo })
    .where(isAnyOf('nodes.id', ids))
    .execute()
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

/** Removes the public pages of devices, whose addresses stop working. */
async function endPublicLinks(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('public_links').where(isAnyOf('node_id', ids)).execute()
}

export interface NewOwner {
  organizationId: string
  paymentOrganizationId: string
}

/**
 * Transfers devices to another organization with their readings. All other access of others ends: shares, leases,
 * keys, commands, readings without a key, public pages, and alerts and maintenance windows of other organizations.
 */
export async function transferNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  { organizationId, paymentOrganizationId }: NewOwner,
): Promise<void> {
  await unshareNodes(tx, ids)
  await dropAsked(tx, ids)
  await endPublicLinks(tx, ids)
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
    })
    .where(isAnyOf('nodes.id', ids))
    .execute()
}
