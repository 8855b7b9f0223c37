import { CHANGED_STATUS } from '@airshed/domain'
import type { NodeChange } from '@airshed/schemas'
import type { RecordedEvent } from '../../../access/calls/handler.ts'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import type { WantedChange } from './wantedChange.ts'

export const EVENT_NAMES: Readonly<Record<NodeChange, string>> = {
  activate: 'node.activated',
  deactivate: 'node.deactivated',
  hibernate: 'node.hibernated',
  wake: 'node.woken',
  share: 'node.shared',
  remove_share: 'node.unshared',
  lease: 'node.leased',
  remove_lease: 'node.lease-ended',
  transfer: 'node.transferred',
  payment_update: 'node.payment-changed',
  reset: 'node.reset',
  delete: 'node.deleted',
  configure: 'node.changed',
  command: 'node.commanded',
  withdraw_commands: 'node.command-withdrawn',
}

/**
 * The events of a change of one device: one for each organization that it concerns.
 *
 * @param withdrawn what its previous holder had made or requested, and lost
 */
export function eventsOf(
  wanted: WantedChange,
  row: NodeRow,
  withdrawn: readonly string[] = [],
): RecordedEvent[] {
  const facts = {
    ...factsOf(wanted, row),
    ...(withdrawn.length === 0 ? {} : { detail: { withdrawn } }),
  }
  return concernedBy(wanted, row).map((organizationId) => ({
    name: EVENT_NAMES[wanted.change],
    rowId: row.id,
    organizationId,
    ...facts,
  }))
}

/** The owner first, and the payers if these change; organizations that it is only shared with get no event. */
function concernedBy(
  { change, toOrganizationId, paymentOrganizationId }: WantedChange,
  { organization_id: owner, leased_to: leasedTo, payment_organization_id: payer }: NodeRow,
): (string | null)[] {
  const isMoved = change === 'lease' || change === 'transfer'
  const others =
    change === 'payment_update'
      ? [payer, paymentOrganizationId]
      : [leasedTo, isMoved ? toOrganizationId : null]
  return [...new Set([owner, ...others.filter((id) => id !== null && id !== undefined)])]
}

/** What an event records of a device before and after. */
function factsOf(
  { change, toOrganizationId, paymentOrganizationId }: WantedChange,
  row: NodeRow,
): Pick<RecordedEvent, 'before' | 'after'> {
  const { status, shared_to, leased_to, organization_id, payment_organization_id } = row
  switch (change) {
    case 'share':
      return { before: { shared_to }, after: { shared_to: [...shared_to, toOrganizationId] } }
    case 'remove_share': {
      const isKept = (id: string) => toOrganizationId !== undefined && id !== toOrganizationId
      return { before: { shared_to }, after: { shared_to: shared_to.filter(isKept) } }
    }
    case 'lease':
      return { before: { leased_to }, after: { leased_to: toOrganizationId } }
    case 'remove_lease':
      return { before: { leased_to }, after: { leased_to: null } }
    case 'transfer':
      return {
        before: { organization_id, payment_organization_id, leased_to, shared_to },
        after: {
          organization_id: toOrganizationId,
          payment_organization_id: paymentOrganizationId,
          leased_to: null,
          shared_to: [],
        },
      }
    case 'payment_update':
      return {
        before: { payment_organization_id: payment_organization_id ?? organization_id },
        after: { payment_organization_id: paymentOrganizationId },
      }
    case 'reset':
    case 'delete': {
      const { serial, name } = row
      return { before: { serial, name, organization_id, leased_to, shared_to } }
    }
    case 'wake':
      return { before: { status }, after: { status: row.status_before_hibernation ?? 'activated' } }
    // Devices are asked for these: see askNodes.
    case 'configure':
    case 'command':
    case 'withdraw_commands':
      return {}
    default:
      return { before: { status }, after: { status: CHANGED_STATUS[change] } }
  }
}
