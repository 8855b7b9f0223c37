import type { PluginOffer } from '@airshed/console-kit'
import { Button, PlaceLink, type PluginIntl } from '@airshed/kit'
import { ShownStateTag } from '../tags.tsx'
import { Tag } from '../Tag.tsx'
import { stateOfOffer } from './stateOfOffer.ts'

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
  const shown = stateOfOffer(offer)
  switch (shown) {
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
          <ShownStateTag shown={shown} intl={intl} />
        </PlaceLink>
      )
    default:
      return (
        <Button
          intent={shown === 'new' ? 'primary' : 'none'}
          text={text(`find.install.${shown}`, { version })}
          aria-label={text(`find.install.${shown}.of`, { version, title: name })}
          loading={isFetching}
          disabled={isBusy}
          onClick={onInstall}
        />
      )
  }
}
