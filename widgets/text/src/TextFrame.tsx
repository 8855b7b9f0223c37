import type { ReactNode } from 'react'
import './text.css'

/** Scrolls a text that is longer than its card, by keyboard as well. */
export function TextFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="text-widget" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
