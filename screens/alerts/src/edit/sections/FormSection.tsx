import { useId, type ReactNode } from 'react'

export interface FormSectionProps {
  title: string
  /** Shown to the right of the title; default nothing. */
  actions?: ReactNode
  children: ReactNode
}

/** A section of the form with its heading. */
export function FormSection({ title, actions, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className="alerts-edit-section" aria-labelledby={id}>
      <div className="alerts-edit-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
