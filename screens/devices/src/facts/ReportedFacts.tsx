import type { Node, PluginIntl } from '@airshed/kit'
import { BatteryFact } from './BatteryFact.tsx'
import { FirmwareFact } from './FirmwareFact.tsx'
import { NetworkFact } from './NetworkFact.tsx'
import './facts.css'

export interface ReportedFactsProps {
  /** With its configuration. */
  node: Node
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Whether a device has said anything about its battery, its network or its firmware. */
export const hasReportedFacts = ({ facts }: Pick<Node, 'facts'>): boolean =>
  [facts?.battery, facts?.network, facts?.firmware].some((fact) => (fact ?? null) !== null)

/** What a device says about its battery, its network and its firmware; nothing while it has said nothing. */
export function ReportedFacts({ node, nowMs, intl }: ReportedFactsProps) {
  if (!hasReportedFacts(node)) return null
  const { battery = null, network = null, firmware = null } = node.facts ?? {}
  return (
    <div className="devices-facts">
      {battery === null ? null : <BatteryFact {...{ battery, nowMs, intl }} />}
      {network === null ? null : <NetworkFact {...{ network, nowMs, intl }} />}
      {firmware === null ? null : <FirmwareFact {...{ firmware, nowMs, intl }} />}
    </div>
  )
}
