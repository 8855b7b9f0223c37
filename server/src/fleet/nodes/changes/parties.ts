import type { NodeParties, NodePartyRole } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import { isAnyOf } from '../../../access/entities/rule.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { nodeView } from '../nodeView.ts'

/**
 * The organizations that have a role in a device. The caller sees those that the device itself shows; names are
 * visible to device managers of its owner, because they decide on the roles, and to the readers of devices in each.
 */
export async function partiesOf(
  db: Kysely<Tables>,
  row: NodeRow,
  caller: Caller,
): Promise<NodeParties> {
  const {
    organization_id: owner,
    payment_organization_id: payer,
    leased_to,
    shared_to,
  } = nodeView(row, caller, 0)
  const part = (role: NodePartyRole, id: string | null) => (id === null ? [] : [{ role, id }])
  const parts = [
    ...part('owner', owner),
    ...part('payer', payer),
    ...part('lessee', leased_to),
    ...shared_to.flatMap((id) => part('shared', id)),
  ]
  const managesOwner = owner !== null && caller.can('manage_devices', owner)
  const named = parts
    .map(({ id }) => id)
    .filter((id) => managesOwner || caller.can('read_devices', id))
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where(isAnyOf('organizations.id', named))
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return {
    data: parts.map(({ role, id }) => ({
      organization_id: id,
      role,
      name: names.get(id) ?? null,
    })),
  }
}
