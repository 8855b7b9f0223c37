import { isLocationStale, RelativeTime, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import './facts.css'

export interface FactLineProps {
  icon: ReactNode
  /** Name of the fact, for those who cannot see the icon: "Battery". */
  name: string
  /** The fact as text; null if the device never reported it. */
  words: string | null
  /** ms UTC; null: never. */
  reportedAt: number | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/**
 * One fact about a device with its age. The product specifies after which time a location is old, two
 * hours; the same limit is used for the other facts.
 */
export function FactLine({ icon, name, words, reportedAt, nowMs, intl }: FactLineProps) {
  const isOld = reportedAt !== null && isLocationStale(reportedAt, nowMs)
  return (
    <div className="devices-fact" role="group" aria-label={name} data-old={isOld}>
      {icon}
      <span className="devices-fact-text">
        {words ?? intl.formatMessage({ id: 'fact.unknown' })}
      </span>
      {reportedAt === null ? null : (
        <span className="devices-fact-age">
          <RelativeTime at={reportedAt} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
          {isOld ? ` · ${intl.formatMessage({ id: 'fact.old' })}` : null}
        </span>
      )}
    </div>
  )
}
