import { sizeText, localized, type PluginOffer } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { ChangeList } from '../ChangeList.tsx'
import { Publisher } from '../Publisher.tsx'
import { stateOfOffer } from './stateOfOffer.ts'
import { OfferPicture } from './OfferPicture.tsx'
import { OfferState } from './OfferState.tsx'

export interface OfferCardProps {
  offer: PluginOffer
  /** Path of the page where it is decided about, once installed. */
  place: string
  /** The server is fetching it. */
  isFetching: boolean
  /** The server is fetching one of them. */
  isBusy: boolean
  /** Why the last attempt to install it failed; null: it did not. */
  refusal: ReactNode
  intl: PluginIntl
  onInstall: () => void
}

/** An available plugin: its description, its author, and the button to install it. */
export function OfferCard(props: OfferCardProps) {
  const { offer, place, isFetching, isBusy, refusal, intl, onInstall } = props
  const { locale } = useSession()
  const { title, description, author, homepage, licence, version, bytes, publisher } = offer
  const { changelog } = offer
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const shown = stateOfOffer(offer)
  const name = localized(title, locale)
  return (
    <li className="plugins-offer">
      <OfferPicture {...{ offer, name, intl }} />
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
          {text('version.used', { version })} · {sizeText(bytes, intl)}
        </span>
        <OfferState {...{ offer, name, place, isFetching, isBusy, intl, onInstall }} />
      </div>
      {changelog === '' ? null : (
        <details className="plugins-offer-changes">
          <summary>{text('changes', { version })}</summary>
          <ChangeList {...{ changelog, intl }} from={offer.installed_version} to={version} />
        </details>
      )}
      {shown === 'refused' ? <p className="plugins-offer-why">{offer.problem}</p> : null}
      {refusal}
    </li>
  )
}
