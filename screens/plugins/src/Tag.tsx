import { NamedIcon } from '@airshed/kit'
import type { ReactNode } from 'react'

/** The colour of a tag; its text and its icon convey the same. */
export type Tone = 'calm' | 'good' | 'news' | 'bad'

export interface TagProps {
  icon: string
  /** Default `calm`. */
  tone?: Tone
  /** More information, shown on hover. */
  title?: string
  children: ReactNode
}

/** A short label with an icon of its own. */
export function Tag({ icon, tone = 'calm', title, children }: TagProps) {
  return (
    <span className="plugins-tag" data-tone={tone} title={title}>
      <NamedIcon name={icon} size={12} />
      {children}
    </span>
  )
}
