import { PlaceLink, type PluginIntl, type WidgetActions } from '@airshed/kit'
import type { LimitLine } from './limitLines.ts'
import './limitLinks.css'

export interface LimitLinksProps {
  lines: readonly LimitLine[]
  /** Limits that are not drawn. */
  more: number
  intl: PluginIntl
  actions: WidgetActions
}

/** The limits that are drawn, as text with links to their alerts. */
export function LimitLinks({ lines, more, intl, actions }: LimitLinksProps) {
  return (
    <ul className="chart-widget-limits" aria-label={intl.formatMessage({ id: 'limits' })}>
      {lines.map(({ id, alertId, label, color, isActive }) => {
        const words = isActive ? intl.formatMessage({ id: 'limits.active' }, { label }) : label
        return (
          <li key={id}>
            <span className="chart-widget-limit" style={{ borderColor: color }} aria-hidden />
            {actions.href === undefined ? (
              <span title={words}>{words}</span>
            ) : (
              <PlaceLink to={{ to: 'alert-monitor', alertId }} title={words} actions={actions}>
                {words}
              </PlaceLink>
            )}
          </li>
        )
      })}
      {more === 0 ? null : <li>{intl.formatMessage({ id: 'limits.more' }, { count: more })}</li>}
    </ul>
  )
}
