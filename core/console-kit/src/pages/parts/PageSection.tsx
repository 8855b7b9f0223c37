import { useId, type ReactNode } from 'react'
import './pageSection.css'

export interface PageSectionProps {
  title: string
  /** One sentence below the title; default none. */
  lead?: ReactNode
  /** Right of the title; default nothing. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a page with its heading, in a frame of its own. */
export function PageSection({ title, lead, actions, children }: PageSectionProps) {
  const id = useId()
  return (
    <section className="air-section" aria-labelledby={id}>
      {actions === undefined ? (
        <h2 id={id}>{title}</h2>
      ) : (
        <div className="air-section-head">
          <h2 id={id}>{title}</h2>
          {actions}
        </div>
      )}
      {lead === undefined ? null : <p className="air-muted">{lead}</p>}
      {children}
    </section>
  )
}
