import type { NodePartyRole } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
import { partyNames } from '../details/partyNames.ts'
import '../details/muted.css'

export interface PartyListProps {
  device: Node
  /** Organization id → its name, as far as the reader may know it. */
  names: ReadonlyMap<string, string>
  intl: PluginIntl
}

/** The organizations with a role for a device: who owns it, pays for it, leases it or reads it. */
export function PartyList({ device, names, intl }: PartyListProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { organization_id: owner, payment_organization_id: payer, leased_to, shared_to } = device
  const ids: readonly (readonly [NodePartyRole, readonly string[]])[] = [
    ['owner', owner === null ? [] : [owner]],
    ['payer', payer === null ? [] : [payer]],
    ['lessee', leased_to === null ? [] : [leased_to]],
    ['shared', shared_to],
  ]
  return (
    <dl className="devices-parties">
      {ids.map(([role, parties]) =>
        parties.length === 0 && role !== 'shared' ? null : (
          <div key={role}>
            <dt>{text(`access.${role}`)}</dt>
            <dd>
              {parties.length === 0 ? text('access.nobody') : partyNames(parties, names, intl)}
            </dd>
            <dd className="devices-muted">{text(`access.${role}.note`)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
