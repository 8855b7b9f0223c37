import type { PluginOffer } from '@airshed/console-kit'
import { Button, PlaceLink, type PluginIntl } from '@airshed/kit'
import { StandingTag } from '../tags.tsx'
import { Tag } from '../Tag.tsx'
import { offerStanding } from './offerStanding.ts'

export interface OfferStateProps {
  offer: PluginOffer
  /** Name of the plugin. */
  name: string
  /** Path of the page where it is decided about, once installed. */
  place: string
  /** The server is fetching it. */
  isFetching: boolean
  /** The server is fetching one of them. */
  isBusy: boolean
  intl: PluginIntl
  onInstall: () => void
}

/** Whether a plugin is already here and its state, or otherwise the button to install it. */
export function OfferState(props: OfferStateProps) {
  const { offer, name, place, isFetching, isBusy, intl, onInstall } = props
  const { version } = offer
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const standing = offerStanding(offer)
  switch (standing) {
    case 'refused':
      return (
        <Tag icon="disable" tone="bad" title={offer.problem ?? ''}>
          {text('find.refused')}
        </Tag>
      )
    case 'installed':
      return (
        <Tag icon="tick-circle" tone="good">
          {text('find.isInstalled')}
        </Tag>
      )
    case 'waiting':
    case 'disabled':
      return (
        <PlaceLink to={place} aria-label={text('find.here.of', { title: name })}>
          <StandingTag standing={standing} intl={intl} />
        </PlaceLink>
      )
    default:
      return (
        <Button
          intent={standing === 'new' ? 'primary' : 'none'}
          text={text(`find.install.${standing}`, { version })}
          aria-label={text(`find.install.${standing}.of`, { version, title: name })}
          loading={isFetching}
          disabled={isBusy}
          onClick={onInstall}
        />
      )
  }
}
