import type { ListedUser } from '@airshed/console-kit'
import { useState } from 'react'
import './picture.css'

export interface PictureProps {
  user: Pick<ListedUser, 'picture' | 'initials'>
  /** Edge in CSS pixels. Default that of a row. */
  sizePx?: number
}

/** The picture of a user, or their initials where there is none. Their name stands beside it. */
export function Picture({ user: { picture, initials }, sizePx = 24 }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const style = { width: sizePx, height: sizePx, fontSize: Math.round(sizePx * 0.42) }
  return picture === null || picture === missing ? (
    <span className="users-picture" style={style} aria-hidden>
      {initials}
    </span>
  ) : (
    <img
      className="users-picture"
      style={style}
      src={picture}
      alt=""
      loading="lazy"
      onError={() => setMissing(picture)}
    />
  )
}
