import {
  isWholePageSimulated,
  localTime,
  RelativeTime,
  useSession,
  type Node,
  type PluginIntl,
} from '@airshed/kit'
import { DeviceFacts } from '../../details/DeviceFacts.tsx'
import { BatteryFact } from '../../facts/BatteryFact.tsx'
import { FirmwareFact } from '../../facts/FirmwareFact.tsx'
import { NetworkFact } from '../../facts/NetworkFact.tsx'
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
  const { timezone, last_online: lastReport, facts } = node
  const clock = localTime(timezone, nowMs, intl.locale)
  const { battery = null, network = null, firmware = null } = facts ?? {}
  return (
    <div className="devices-monitor-details">
      {node.is_simulated && !isWholePageSimulated(session) ? (
        <p className="devices-muted">{intl.formatMessage({ id: 'details.simulated' })}</p>
      ) : null}
      <DeviceFacts device={node} organizations={organizations} intl={intl} />
      {battery === null && network === null && firmware === null ? null : (
        <div className="devices-monitor-facts">
          {battery === null ? null : <BatteryFact {...{ battery, nowMs, intl }} />}
          {network === null ? null : <NetworkFact {...{ network, nowMs, intl }} />}
          {firmware === null ? null : <FirmwareFact {...{ firmware, nowMs, intl }} />}
        </div>
      )}
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
