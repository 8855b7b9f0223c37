import type { ReactNode } from 'react'
import './form.css'

export interface FormActionsProps {
  /** Below a form in one frame with it, default; or in a frame of its own. */
  isApart?: boolean
  /** The state of the form and its buttons, the one that saves last. */
  children: ReactNode
}

/** The buttons of a page with a form, in reach wherever the page is scrolled to. */
export function FormActions({ isApart = false, children }: FormActionsProps) {
  return (
    <div className="air-form-page-actions" data-apart={isApart}>
      {children}
    </div>
  )
}
