import { localized, type PluginOffer } from '@airshed/console-kit'
import { NamedIcon } from '@airshed/kit'
import { useState } from 'react'

const ICONS = { widget: 'dashboard', screen: 'application', 'device-form': 'form' } as const

export interface OfferPictureProps {
  /** null: the author has none. */
  picture: PluginOffer['screenshots'][number] | null
  kind: PluginOffer['kind']
  locale: Parameters<typeof localized>[1]
}

/** The first picture of a plugin, or the mark of its kind where there is none to be had. */
export function OfferPicture({ picture, kind, locale }: OfferPictureProps) {
  const [isMissing, miss] = useState(false)
  return (
    <div className="plugins-offer-picture">
      {picture === null || isMissing ? (
        <NamedIcon name={ICONS[kind]} size={28} />
      ) : (
        <img
          src={picture.url}
          alt={localized(picture.alt, locale)}
          loading="lazy"
          decoding="async"
          onError={() => miss(true)}
        />
      )}
    </div>
  )
}
