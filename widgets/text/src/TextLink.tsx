import type { ReactNode } from 'react'
import { linkTarget } from './addresses.ts'

export interface TextLinkProps {
  /** Already resolved; absent or empty if it may not be followed. */
  href: string | undefined
  /** Announced for a link that leaves the console. */
  outsideText: string
  /** Id of a link between a footnote and its reference. */
  id?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** A link of a text: external ones open a new tab, and ones that may not be followed are plain text. */
export function TextLink({ href, outsideText, id, label, children }: TextLinkProps) {
  if (href === undefined || href === '') return <span>{children}</span>
  if (linkTarget(href)?.isOutside !== true) {
    return (
      <a href={href} id={id} aria-label={label} rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-widget-outside">
      {children}
      <svg width="9" height="9" viewBox="0 0 12 12" aria-hidden>
        <path d="M4 2.5h5.5V8M9.5 2.5 3 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="air-visually-hidden"> ({outsideText})</span>
    </a>
  )
}
