import type { ReactNode } from 'react'
import { CopyBlock } from './CopyBlock.tsx'
import { takeFocus } from './takeFocus.ts'
import './shownOnce.css'

export interface ShownOnceProps {
  /** What the secret is, for screen readers: "The new key". */
  label: string
  /** Says that nobody can read it again. */
  lead: ReactNode
  /** One secret, or several on a line each. */
  secret: string
  /** Label of the copy button for screen readers. */
  copyLabel: string
  /** How the secret is used, and the button that ends the view; default nothing. */
  children?: ReactNode
}

/** A new secret, which nobody can read again. It takes the focus, so that it is read out at once. */
export function ShownOnce({ label, lead, secret, copyLabel, children }: ShownOnceProps) {
  return (
    <div className="air-shown-once" role="group" aria-label={label} ref={takeFocus} tabIndex={-1}>
      <p>{lead}</p>
      <CopyBlock text={secret} label={copyLabel} />
      {children}
    </div>
  )
}
