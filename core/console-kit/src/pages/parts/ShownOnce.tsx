import type { ReactNode } from 'react'
import { CopyBlock } from './CopyBlock.tsx'
import { takeFocus } from './takeFocus.ts'
import './shownOnce.css'

export interface ShownOnceProps {
  /** Name of the secret for screen readers: "The new key". */
  label: string
  /** States that the secret cannot be shown again. */
  lead: ReactNode
  /** One secret, or several, one per line. */
  secret: string
  /** Label of the copy button for screen readers. */
  copyLabel: string
  /** How to use the secret, and the button that closes the view; default nothing. */
  children?: ReactNode
}

/** A new secret, which cannot be shown again. It takes the focus, so that screen readers read it at once. */
export function ShownOnce({ label, lead, secret, copyLabel, children }: ShownOnceProps) {
  return (
    <div className="air-shown-once" role="group" aria-label={label} ref={takeFocus} tabIndex={-1}>
      <p>{lead}</p>
      <CopyBlock text={secret} label={copyLabel} />
      {children}
    </div>
  )
}
