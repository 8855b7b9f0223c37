import { Dialog, localized, type PluginOffer } from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import { useEffect, useEffectEvent, useState } from 'react'

const WIDTH_PX = 960
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export interface OfferGalleryProps {
  isOpen: boolean
  /** At least one. */
  pictures: PluginOffer['screenshots']
  /** Name of the plugin. */
  name: string
  intl: PluginIntl
  onClose: () => void
}

/** The pictures of a plugin, one at a time and as large as they fit; the arrow keys move between them. */
export function OfferGallery({ isOpen, pictures, name, intl, onClose }: OfferGalleryProps) {
  const { locale } = useSession()
  const [at, show] = useState(0)
  const [lost, lose] = useState<readonly string[]>([])
  const count = pictures.length
  const step = (by: number): void => show(Math.min(Math.max(at + by, 0), count - 1))
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => step(STEPS[key] ?? 0))
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = (event: KeyboardEvent): void => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOpen])
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)
  const picture = pictures[at]
  if (picture === undefined) return null
  const alt = localized(picture.alt, locale)
  return (
    <Dialog
      isOpen={isOpen}
      width={WIDTH_PX}
      title={name}
      onClose={onClose}
      actions={
        count === 1 ? undefined : (
          <>
            <span className="plugins-gallery-place" role="status">
              {text('pictures.place', { at: at + 1, count })}
            </span>
            <Button text={text('find.previous')} disabled={at === 0} onClick={() => step(-1)} />
            <Button text={text('find.next')} disabled={at === count - 1} onClick={() => step(1)} />
          </>
        )
      }
    >
      <figure className="plugins-gallery">
        {lost.includes(picture.url) ? (
          <p className="plugins-muted">{text('pictures.lost')}</p>
        ) : (
          <img
            key={picture.url}
            src={picture.url}
            alt={alt}
            onError={() => lose([...lost, picture.url])}
          />
        )}
        {/* The alternative text of the picture says the same to screen readers. */}
        <figcaption aria-hidden={!lost.includes(picture.url)}>{alt}</figcaption>
      </figure>
    </Dialog>
  )
}
