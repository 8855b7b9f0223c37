import type { ReactNode } from 'react'
import { linkTarget } from './addresses.ts'

export interface TextLinkProps {
  /** Resolved already; absent or empty: it may not be followed. */
  href: string | undefined
  /** Said of a link that leaves the console. */
  outsideWords: string
  /** Of a link between a footnote and its place. */
  id?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** A link of a text: outside in a new tab, and plain words where it leads nowhere. */
export function TextLink({ href, outsideWords, id, label, children }: TextLinkProps) {
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
      <span className="air-visually-hidden"> ({outsideWords})</span>
    </a>
  )
}
