import { picturePath } from '@airshed/schemas'
import { useState, type ReactNode } from 'react'
import './picture.css'

export interface PortraitProps {
  /** Id of a picture; null: there is none. */
  picture: string | null
  /** One or two letters, or an icon, shown if there is no picture. */
  initials: ReactNode
  /** Pixels, default 28. */
  sizePx?: number
  /** People are round, organizations are not. Default round. */
  shape?: 'round' | 'square'
  /** Loads the picture from elsewhere, such as one that was just cut. */
  source?: string
}

/**
 * The picture of a user or an organization, or their initials. It is beside a name, so it is hidden from screen
 * readers.
 */
export function Portrait(props: PortraitProps) {
  const { picture, initials, sizePx = 28, shape = 'round', source } = props
  const address = source ?? picturePath(picture)
  const [failed, setFailed] = useState<string | null>(null)
  const isShown = address !== null && address !== failed
  return (
    <span
      className="air-portrait"
      data-shape={shape}
      style={{ width: sizePx, height: sizePx, fontSize: Math.round(sizePx * 0.42) }}
      aria-hidden
    >
      {isShown ? (
        <img
          src={address}
          alt=""
          width={sizePx}
          height={sizePx}
          loading="lazy"
          onError={() => setFailed(address)}
        />
      ) : (
        initials
      )}
    </span>
  )
}

/** Initials of a name: of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => ([...(word ?? '')][0] ?? '').toLocaleUpperCase()).join('')
}
