import type { ReactNode } from 'react'
import './form.css'

export interface FormActionsProps {
  /** In a frame of its own; default: below a form, in the same frame. */
  isApart?: boolean
  /** The state of the form and its buttons, with the save button last. */
  children: ReactNode
}

/** The buttons of a page with a form, always visible while the page scrolls. */
export function FormActions({ isApart = false, children }: FormActionsProps) {
  return (
    <div className="air-form-page-actions" data-apart={isApart}>
      {children}
    </div>
  )
}
