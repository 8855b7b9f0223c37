import { useCall } from '@airshed/console-kit'
import { listDashboards } from '@airshed/console-kit/calls'
import { NamedIcon, PlaceLink, useSession, type PluginIntl } from '@airshed/kit'

/** Number of dashboards that have room; the others are one page away. */
const SHOWN_MAX = 3

/** Links to the dashboards that the reader starred. */
export function StarredDashboards({ intl }: { intl: PluginIntl }) {
  const { organization } = useSession()
  const { data } = useCall(listDashboards, {
    query: {
      size: SHOWN_MAX,
      total: 'none',
      ...(organization === null ? {} : { organization_id: organization.id }),
    },
  })
  if (data === undefined) return null
  const starred = data.data.filter((one) => one.is_starred).slice(0, SHOWN_MAX)
  return (
    <nav className="home-air-starred" aria-label={intl.formatMessage({ id: 'air.starred' })}>
      <p className="home-air-label">{intl.formatMessage({ id: 'air.starred' })}</p>
      {starred.length === 0 ? (
        <PlaceLink to="dashboards">{intl.formatMessage({ id: 'air.starred.none' })}</PlaceLink>
      ) : (
        starred.map(({ id, name }) => (
          <PlaceLink key={id} to={{ to: 'dashboard', dashboardId: id }} title={name}>
            <NamedIcon name="star" size={14} /> {name}
          </PlaceLink>
        ))
      )}
    </nav>
  )
}
