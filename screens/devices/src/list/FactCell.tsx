import { isLocationStale, RelativeTime, timeFormat, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'

export interface FactCellProps {
  /** Shows the level, as long as it is a current one. */
  icon: ReactNode
  words: string
  /** Said of it in addition; null: nothing. */
  more: string | null
  /** Somebody should look after it. Default false. */
  isAlarming?: boolean
  /** When it was reported, ms UTC. */
  atMs: number
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The same limit as on the pages of a device, see `FactLine`. */
export const isOldFact = (atMs: number | null, nowMs: number): boolean =>
  isLocationStale(atMs, nowMs)

/** What a device reported of itself, in a row: with its icon, or with its age once it is old. */
export function FactCell(props: FactCellProps) {
  const { icon, words, more, isAlarming = false, atMs, nowMs, intl } = props
  const timezone = intl.timeZone ?? 'UTC'
  const isOld = isOldFact(atMs, nowMs)
  const exact = timeFormat(intl.locale, timezone).exact(atMs)
  return (
    <span
      className="devices-list-fact"
      data-old={isOld}
      data-alarming={isAlarming && !isOld}
      title={[words, more, exact].filter((part) => part !== null && part !== '').join(' · ')}
    >
      {isOld ? null : icon}
      <span>{words}</span>
      {isOld ? (
        <span className="devices-newest-age">
          <RelativeTime at={atMs} now={nowMs} timezone={timezone} />
        </span>
      ) : more === null ? null : (
        <span className="air-visually-hidden">, {more}</span>
      )}
    </span>
  )
}
