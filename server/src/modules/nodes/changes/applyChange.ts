import { CHANGED_STATUS, decideNodeChange, type NodeDecision } from '@airshed/domain'
import type { NodeChange } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../../calls/handler.ts'
import { nodeActions } from '../../../entities/nodeActions.ts'
import type { NodeRow } from '../../../entities/nodes.ts'
import { isAnyOf } from '../../../entities/rule.ts'
import type { Caller } from '../../../identity/access.ts'
import { refreshStatus } from '../../../store/nodeStatus/refreshStatus.ts'
import type { Tables } from '../../../store/tables.ts'

export interface WantedChange {
  change: NodeChange
  /** With share: who gets it; with remove_share: whose share ends, undefined for all. */
  toOrganizationId: string | undefined
}

export interface ChangeArgs {
  tx: Transaction<Tables>
  caller: Caller
  /** ms UTC. */
  now: number
  record: (event: RecordedEvent) => void
}

/** Names of the events. */
export const EVENT_NAMES: Readonly<Record<NodeChange, string>> = {
  activate: 'node.activated',
  deactivate: 'node.deactivated',
  hibernate: 'node.hibernated',
  share: 'node.shared',
  remove_share: 'node.unshared',
}

/**
 * Changes devices that the transaction has locked, as far as the caller may and the rules allow, with an
 * event for each that is changed.
 *
 * @returns what became of each, in the order of the rows
 */
export async function changeNodes(
  { tx, caller, now, record }: ChangeArgs,
  wanted: WantedChange,
  rows: readonly NodeRow[],
): Promise<NodeDecision[]> {
  const decisions = rows.map((row) =>
    decideNodeChange(
      {
        status: row.status,
        organizationId: row.organization_id,
        sharedTo: row.shared_to,
        actions: nodeActions(caller, row.organization_id),
      },
      wanted.change,
      wanted.toOrganizationId,
    ),
  )
  const changing = rows.filter((_, index) => decisions[index]?.outcome === 'changed')
  if (changing.length === 0) return decisions
  await applyChange(tx, wanted, { ids: changing.map(({ id }) => id), now })
  for (const row of changing) {
    record({
      name: EVENT_NAMES[wanted.change],
      rowId: row.id,
      organizationId: row.organization_id,
      ...factsOf(wanted, row),
    })
  }
  return decisions
}

async function applyChange(
  tx: Transaction<Tables>,
  { change, toOrganizationId }: WantedChange,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<void> {
  switch (change) {
    case 'share':
      if (toOrganizationId === undefined) throw new Error('A share needs somebody who gets it')
      await tx
        .insertInto('node_shares')
        .values(ids.map((id) => ({ node_id: id, organization_id: toOrganizationId })))
        .execute()
      return
    case 'remove_share': {
      const shares = tx.deleteFrom('node_shares').where(isAnyOf('node_id', ids))
      await (
        toOrganizationId === undefined
          ? shares
          : shares.where('organization_id', '=', toOrganizationId)
      ).execute()
      return
    }
    default:
      await tx
        .updateTable('nodes')
        .set({ status: CHANGED_STATUS[change] })
        .where(isAnyOf('id', ids))
        .execute()
      await refreshStatus(tx, now, ids)
  }
}

/** What an event says of a device before and after. */
function factsOf(
  { change, toOrganizationId }: WantedChange,
  { status, shared_to }: NodeRow,
): Pick<RecordedEvent, 'before' | 'after'> {
  switch (change) {
    case 'share':
      return { before: { shared_to }, after: { shared_to: [...shared_to, toOrganizationId] } }
    case 'remove_share': {
      const isKept = (id: string) => toOrganizationId !== undefined && id !== toOrganizationId
      return { before: { shared_to }, after: { shared_to: shared_to.filter(isKept) } }
    }
    default:
      return { before: { status }, after: { status: CHANGED_STATUS[change] } }
  }
}
