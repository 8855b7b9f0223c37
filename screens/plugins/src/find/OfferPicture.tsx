import { localized, type PluginOffer } from '@airshed/console-kit'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { OfferGallery } from './OfferGallery.tsx'

const ICONS = { widget: 'dashboard', screen: 'application', 'device-form': 'form' } as const

export interface OfferPictureProps {
  offer: Pick<PluginOffer, 'screenshots' | 'kind'>
  /** Name of the plugin. */
  name: string
  intl: PluginIntl
}

/** The first picture of a plugin, which opens the gallery; its icon if there is none. */
export function OfferPicture({ offer, name, intl }: OfferPictureProps) {
  const { locale } = useSession()
  const [isMissing, miss] = useState(false)
  const [isOpen, open] = useState(false)
  const { screenshots, kind } = offer
  const [first] = screenshots
  if (first === undefined || isMissing) {
    return (
      <div className="plugins-offer-picture">
        <NamedIcon name={ICONS[kind]} size={28} />
      </div>
    )
  }
  const count = screenshots.length
  return (
    <>
      <button
        type="button"
        className="plugins-offer-picture"
        aria-label={intl.formatMessage({ id: 'pictures.open' }, { name, count })}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <img
          src={first.url}
          alt={localized(first.alt, locale)}
          loading="lazy"
          decoding="async"
          onError={() => miss(true)}
        />
        {count === 1 ? null : <span className="plugins-offer-count">{count}</span>}
      </button>
      <OfferGallery
        {...{ isOpen, name, intl }}
        pictures={screenshots}
        onClose={() => open(false)}
      />
    </>
  )
}
