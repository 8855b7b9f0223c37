import type { WidgetActions } from '@airshed/kit'

export interface MonitorLinkProps {
  nodeId: string
  dataPointId: string
  label: string
  actions: WidgetActions
}

/** A small arrow that leads to the monitor of a data point; nothing where the page has no ways. */
export function MonitorLink({ nodeId, dataPointId, label, actions }: MonitorLinkProps) {
  const { href, navigate } = actions
  const target = { to: 'device-monitor', nodeId, dataPointId } as const
  if (href === undefined) return null
  return (
    <a
      className="chart-widget-link"
      href={href(target)}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (navigate === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(target)
      }}
    >
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
        <path d="M4 2.5h5.5V8M9.5 2.5 3 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </a>
  )
}
