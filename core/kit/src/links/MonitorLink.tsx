import type { WidgetActions } from '@airshed/contract'
import { PlaceLink } from './PlaceLink.tsx'
import './monitorLink.css'

export interface MonitorLinkProps {
  nodeId: string
  dataPointId: string
  label: string
  actions: Pick<WidgetActions, 'href' | 'navigate'>
}

/** A small arrow that links to the monitor of a data point; nothing if the page has no links. */
export function MonitorLink({ nodeId, dataPointId, label, actions }: MonitorLinkProps) {
  if (actions.href === undefined) return null
  return (
    <PlaceLink
      to={{ to: 'device-monitor', nodeId, dataPointId }}
      className="air-monitor-link"
      aria-label={label}
      title={label}
      actions={actions}
    >
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
        <path d="M4 2.5h5.5V8M9.5 2.5 3 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </PlaceLink>
  )
}
