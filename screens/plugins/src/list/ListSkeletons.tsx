import { Skeleton, type PluginIntl } from '@airshed/kit'

/** Height of a row, px: as in plugins.css. */
const ROW_HEIGHT_PX = 64
const COUNT = 5

/** Rows that are being loaded, in their final size. */
export function ListSkeletons({ intl }: { intl: PluginIntl }) {
  return (
    <div className="plugins-list" aria-busy="true">
      <span className="air-visually-hidden" role="status">
        {intl.formatMessage({ id: 'loading' })}
      </span>
      {Array.from({ length: COUNT }, (_, index) => (
        <Skeleton key={index} height={ROW_HEIGHT_PX} isAnnounced={false} />
      ))}
    </div>
  )
}
