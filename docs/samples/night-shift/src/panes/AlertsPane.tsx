import {
  EmptyState,
  PlaceLink,
  RelativeTime,
  StatusTag,
  useData,
  type PluginIntl,
} from '@airshed/kit'
import { nightRange } from '../nightRange.ts'
import { PaneState } from './PaneState.tsx'

const SHOWN = 12

/** The newest alerts with their state, and since when. */
export function AlertsPane({ nowMs, intl }: { nowMs: number; intl: PluginIntl }) {
  const data = useData([{ kind: 'alerts', limit: SHOWN }], { range: nightRange(nowMs) })
  const { data: alerts = [] } = data.alerts ?? {}
  return (
    <PaneState data={data} intl={intl}>
      {() =>
        alerts.length === 0 ? (
          <EmptyState
            title={intl.formatMessage({ id: 'alerts.none' })}
            text={intl.formatMessage({ id: 'alerts.none.text' })}
          />
        ) : (
          <ul className="night-shift-list">
            {alerts.map(({ _id: id, name, statusType, lastTriggeredTs: at }) => (
              <li key={id}>
                <StatusTag
                  status={statusType}
                  isIconOnly
                  {...(statusType === 'deactivated'
                    ? { label: intl.formatMessage({ id: 'alerts.deactivated' }) }
                    : {})}
                />
                <PlaceLink to={{ to: 'alert-monitor', alertId: id }} className="night-shift-name">
                  {name}
                </PlaceLink>
                <span className="night-shift-small">
                  <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </PaneState>
  )
}
