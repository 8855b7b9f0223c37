import {
  isWholePageSimulated,
  localTime,
  RelativeTime,
  useSession,
  type Node,
  type PluginIntl,
} from '@airshed/kit'
import { DeviceFacts } from '../../details/DeviceFacts.tsx'
import { ReportedFacts } from '../../facts/ReportedFacts.tsx'
import { usePartyNames } from '../../details/usePartyNames.ts'
import '../../details/muted.css'

export interface DetailsPaneProps {
  node: Node
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The facts about a device; below them its local time, and when it last reported. */
export function DetailsPane({ node, nowMs, intl }: DetailsPaneProps) {
  const session = useSession()
  const organizations = usePartyNames(node.node_id, [node.organization_id, ...node.shared_to])
  const { timezone, last_online: lastReport } = node
  const clock = localTime(timezone, nowMs, intl.locale)
  return (
    <div className="devices-monitor-details">
      {node.is_simulated && !isWholePageSimulated(session) ? (
        <p className="devices-muted">{intl.formatMessage({ id: 'details.simulated' })}</p>
      ) : null}
      <DeviceFacts device={node} organizations={organizations} intl={intl} />
      <ReportedFacts {...{ node, nowMs, intl }} />
      <footer>
        {clock === null ? null : (
          <span title={timezone}>
            {intl.formatMessage({ id: 'details.localTime' })}{' '}
            <span className="devices-clock">{clock}</span>
          </span>
        )}
        <span>
          {intl.formatMessage({ id: 'column.lastReport' })}{' '}
          <RelativeTime at={lastReport} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
        </span>
      </footer>
    </div>
  )
}
