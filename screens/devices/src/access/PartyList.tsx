import type { NodePartyRole } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
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
  const nameOf = (id: string): string => names.get(id) ?? text('access.anotherOrganization')
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
              {parties.length === 0
                ? text('access.nobody')
                : intl.formatList(parties.map(nameOf).toSorted())}
            </dd>
            <dd className="devices-muted">{text(`access.${role}.note`)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
