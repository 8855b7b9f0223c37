import { formatShare, StatusTag, type PluginIntl } from '@airshed/kit'
import type { StateShare } from './stateShares.ts'

export interface StateListProps {
  shares: readonly StateShare[]
  /** Comes first if no ring shows it; null: the ring shows it, and screen readers get the figures. */
  total: number | null
  /** Colour of the states that have no look of their own. */
  otherColor: string
  intl: PluginIntl
}

/** The states with their icons, words, numbers and shares. */
export function StateList({ shares, total, otherColor, intl }: StateListProps) {
  return (
    <ul className="total-devices-pie-list" aria-hidden={total === null}>
      {total === null ? null : (
        <li className="total-devices-pie-total">
          <span>{intl.formatMessage({ id: 'states.all' })}</span>
          <span className="total-devices-pie-count">{intl.formatNumber(total)}</span>
          <span />
        </li>
      )}
      {shares.map(({ state, count, share }) => (
        <li key={state}>
          {state === 'other' ? (
            <span className="total-devices-pie-other">
              <span className="total-devices-pie-swatch" style={{ background: otherColor }} />
              {intl.formatMessage({ id: 'states.other' })}
            </span>
          ) : (
            <StatusTag status={state} />
          )}
          <span className="total-devices-pie-count">{intl.formatNumber(count)}</span>
          <span className="total-devices-pie-share">{formatShare(share, intl.locale)}</span>
        </li>
      ))}
    </ul>
  )
}
