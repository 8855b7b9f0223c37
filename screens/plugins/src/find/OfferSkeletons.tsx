import { Skeleton, type PluginIntl } from '@airshed/kit'

/** Height of a card, px: as in find.css. */
const CARD_PX = 132
const COUNT = 6

/** Cards that are being loaded, in their final size. */
export function OfferSkeletons({ intl }: { intl: PluginIntl }) {
  return (
    <div className="plugins-offers" aria-busy="true">
      <span className="air-visually-hidden" role="status">
        {intl.formatMessage({ id: 'loading' })}
      </span>
      {Array.from({ length: COUNT }, (_, index) => (
        <Skeleton key={index} height={CARD_PX} isAnnounced={false} />
      ))}
    </div>
  )
}
