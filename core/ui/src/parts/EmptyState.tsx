import type { ReactNode } from 'react'
import './parts.css'

export interface EmptyStateProps {
  /** The content that would be here. */
  title: ReactNode
  text?: ReactNode
  icon?: ReactNode
  /** The one action that helps. */
  action?: ReactNode
}

/** Describes the content that would be here, and offers one action. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className="air-state" data-kind="empty">
      {icon === undefined ? null : (
        <div className="air-state-icon" aria-hidden>
          {icon}
        </div>
      )}
      <div className="air-state-title">{title}</div>
      {text === undefined ? null : <div className="air-state-text">{text}</div>}
      {action === undefined ? null : <div className="air-state-action">{action}</div>}
    </div>
  )
}
