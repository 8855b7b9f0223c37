import type { NavigationTarget, WidgetActions } from '@airshed/kit'
import type { ReactNode } from 'react'

export interface MonitorLinkProps {
  target: NavigationTarget
  title: string
  className: string
  actions: WidgetActions
  children: ReactNode
}

/** Words that lead to a monitor; plain words where the page has no ways. */
export function MonitorLink({ target, title, className, actions, children }: MonitorLinkProps) {
  const { href, navigate } = actions
  if (href === undefined) return <span className={className}>{children}</span>
  return (
    <a
      className={className}
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
