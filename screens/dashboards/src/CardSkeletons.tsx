import { Skeleton, type PluginIntl } from '@airshed/kit'

/** Height of a card, px: as in dashboards.css. */
const CARD_HEIGHT_PX = 148
const COUNT = 6

/** Cards that are being loaded, in their final size. */
export function CardSkeletons({ intl }: { intl: PluginIntl }) {
  return (
    <div className="dashboards-loading" aria-busy="true">
      <span className="air-visually-hidden" role="status">
        {intl.formatMessage({ id: 'loading' })}
      </span>
      <Skeleton height={16} width={120} isAnnounced={false} />
      <div className="dashboards-grid">
        {Array.from({ length: COUNT }, (_, index) => (
          <Skeleton key={index} height={CARD_HEIGHT_PX} isAnnounced={false} />
        ))}
      </div>
    </div>
  )
}
