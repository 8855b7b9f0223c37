import type { ReactNode } from 'react'
import './parts.css'

export interface PageHeaderProps {
  title: ReactNode
  /** Elements directly beside the title, such as a star or a switcher. */
  beside?: ReactNode
  /** Right side; at most one of them primary. */
  actions?: ReactNode
  /** A muted line below. */
  note?: ReactNode | undefined
}

/** The header of a page: its only first-level heading, and the page's actions. */
export function PageHeader({ title, beside, actions, note }: PageHeaderProps) {
  return (
    <header className="air-page-header">
      <div className="air-page-header-title">
        <h1>{title}</h1>
        {beside}
      </div>
      {actions === undefined ? null : <div className="air-page-header-actions">{actions}</div>}
      {note === undefined ? null : <p className="air-page-header-note">{note}</p>}
    </header>
  )
}
