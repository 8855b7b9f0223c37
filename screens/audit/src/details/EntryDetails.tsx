import { FactList, type AuditEntry, type Fact } from '@airshed/console-kit'
import { PlaceLink, timeFormat, type PluginIntl } from '@airshed/kit'
import { actorText } from '../rules/actorText.ts'
import { entityText } from '../rules/entityText.ts'
import { targetLink } from '../rules/targetLink.ts'
import { ChangeTable } from './ChangeTable.tsx'
import './details.css'

export interface EntryDetailsProps {
  entry: AuditEntry
  intl: PluginIntl
}

/** An entry in full: what changed field by field, who did it from where, and a link to its target. */
export function EntryDetails({ entry, intl }: EntryDetailsProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const {
    ts,
    action,
    target,
    from_address: address,
    from_agent: agent,
    request_id: request,
  } = entry
  const known = (id: string, value: string | null): Fact[] =>
    value === null ? [] : [{ id, name: text(`details.${id}`), value }]
  const origin = [address, agent].filter((part) => part !== null).join(' · ')
  const facts: Fact[] = [
    ...known('exact', timeFormat(intl.locale, intl.timeZone ?? 'UTC').exact(ts)),
    ...known('actor', actorText(entry, intl)),
    ...known('origin', origin === '' ? text('details.unknownOrigin') : origin),
    ...known('action', action),
    ...known('target', target),
    ...known('request', request),
  ]
  return (
    <div className="audit-details">
      <ChangeTable entry={entry} intl={intl} />
      <FactList facts={facts} nameWidthPx={112} />
      <TargetLink entry={entry} intl={intl} />
    </div>
  )
}

function TargetLink({ entry, intl }: EntryDetailsProps) {
  const place = targetLink(entry)
  if (place === null) return null
  const { entity, target_name: name } = entry
  const isItself = typeof place !== 'string'
  return (
    <PlaceLink to={place}>
      {isItself
        ? intl.formatMessage({ id: 'details.open' }, { name })
        : intl.formatMessage({ id: 'details.openList' }, { kind: entityText(entity ?? '', intl) })}
    </PlaceLink>
  )
}
