import { localized, type PluginOffer } from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { Publisher } from '../Publisher.tsx'
import { sizeWords } from '../sizeWords.ts'
import { Tag } from '../Tag.tsx'
import { offerStanding } from './offerStanding.ts'
import { OfferPicture } from './OfferPicture.tsx'

export interface OfferCardProps {
  offer: PluginOffer
  /** The server fetches it at this moment. */
  isFetching: boolean
  /** The server fetches one of them. */
  isBusy: boolean
  /** Why the last attempt to install it failed; null: nothing did. */
  refusal: ReactNode
  intl: PluginIntl
  onInstall: () => void
}

/** A plugin that can be had: what it is, whose, and the way to get it. */
export function OfferCard({ offer, isFetching, isBusy, refusal, intl, onInstall }: OfferCardProps) {
  const { locale } = useSession()
  const { title, description, author, homepage, licence, version, bytes, publisher } = offer
  const [picture] = offer.screenshots
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const standing = offerStanding(offer)
  const name = localized(title, locale)
  return (
    <li className="plugins-offer">
      <OfferPicture picture={picture ?? null} kind={offer.kind} locale={locale} />
      <div className="plugins-offer-text">
        <h2>{name}</h2>
        <p className="plugins-muted">
          {text(`kind.${offer.kind}`)} · {author} · {licence}
        </p>
        <p className="plugins-offer-about">{localized(description, locale)}</p>
        <p className="plugins-offer-tags">
          <Publisher publisher={publisher} intl={intl} />
          {homepage === null ? null : (
            <a href={homepage} target="_blank" rel="noopener noreferrer">
              {text('find.homepage')}
              <span className="air-visually-hidden"> {text('readme.outside')}</span>
            </a>
          )}
        </p>
      </div>
      <div className="plugins-offer-end">
        <span className="plugins-muted">
          {text('version.used', { version })} · {sizeWords(bytes, intl)}
        </span>
        {standing === 'refused' ? (
          <Tag icon="disable" tone="bad" title={offer.problem ?? ''}>
            {text('find.refused')}
          </Tag>
        ) : standing === 'installed' ? (
          <Tag icon="tick-circle" tone="good">
            {text('find.isInstalled')}
          </Tag>
        ) : (
          <Button
            intent={standing === 'new' ? 'primary' : 'none'}
            text={text(`find.install.${standing}`, { version })}
            aria-label={text(`find.install.${standing}.of`, { version, title: name })}
            loading={isFetching}
            disabled={isBusy}
            onClick={onInstall}
          />
        )}
      </div>
      {standing === 'refused' ? <p className="plugins-offer-why">{offer.problem}</p> : null}
      {refusal}
    </li>
  )
}
