import type { WidgetActions } from '@airshed/kit'

export interface AlertLinkProps {
  alertId: string
  title: string
  actions: WidgetActions
  /** Name of the alert. */
  children: string
}

/** The name of an alert as the way to its monitor; a plain name where the page has no ways. */
export function AlertLink({ alertId, title, actions, children }: AlertLinkProps) {
  const { href, navigate } = actions
  const target = { to: 'alert-monitor', alertId } as const
  if (href === undefined) return <span title={children}>{children}</span>
  return (
    <a
      href={href(target)}
      title={title}
      onClick={(event) => {
        if (navigate === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(target)
      }}
    >
      {children}
    </a>
  )
}
