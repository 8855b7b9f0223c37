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
      <span className="air-visually-hidden"> ({outsideWords})</span>
    </a>
  )
}
