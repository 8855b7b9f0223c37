import { NamedIcon } from '@airshed/kit'
import type { ReactNode } from 'react'

/** How a tag is coloured; its words and its icon say the same. */
export type Tone = 'calm' | 'good' | 'news' | 'bad'

export interface TagProps {
  icon: string
  /** Default `calm`. */
  tone?: Tone
  /** More about it, on hover. */
  title?: string
  children: ReactNode
}

/** A short word about something, with a mark of its own. */
export function Tag({ icon, tone = 'calm', title, children }: TagProps) {
  return (
    <span className="plugins-tag" data-tone={tone} title={title}>
      <NamedIcon name={icon} size={12} />
      {children}
    </span>
  )
}
