import { isLocationStale, RelativeTime, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import './facts.css'

export interface FactLineProps {
  icon: ReactNode
  /** What it is, for who does not see the icon: "Battery". */
  name: string
  /** The fact in words; null: the device never reported it. */
  words: string | null
  /** ms UTC; null: never. */
  reportedAt: number | null
  /** The present, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/**
 * One fact of a device with its age. The product says after which time a location is old, two hours;
 * the other facts are judged alike.
 */
export function FactLine({ icon, name, words, reportedAt, nowMs, intl }: FactLineProps) {
  const isOld = reportedAt !== null && isLocationStale(reportedAt, nowMs)
  return (
    <div className="devices-fact" role="group" aria-label={name} data-old={isOld}>
      {icon}
      <span className="devices-fact-words">
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
