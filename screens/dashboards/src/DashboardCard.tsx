import type { Dashboard } from '@airshed/console-kit'
import { DashboardMenu, DashboardStar } from '@airshed/console-kit/dashboards'
import { PlaceLink, RelativeTime, useNavigation, useSession, type PluginIntl } from '@airshed/kit'
import { WidgetTypes } from './WidgetTypes.tsx'

export interface DashboardCardProps {
  dashboard: Dashboard
  /** Its organization; absent if the page shows only one. */
  organizationName?: string
  /** Current time, ms UTC. */
  now: number
  intl: PluginIntl
  onDeleted: () => void
}

/** A dashboard in the list. The whole card is a link to it; star and menu work without opening it. */
export function DashboardCard(props: DashboardCardProps) {
  const { dashboard, organizationName, now, intl, onDeleted } = props
  const { id, name, description, shared, configuration, is_provisioned: isReadOnly } = dashboard
  const { user } = useSession()
  const { go } = useNavigation()
  const text = (key: string) => intl.formatMessage({ id: key })
  return (
    <article className="dashboards-card">
      <div className="dashboards-card-head">
        <h3>
          <PlaceLink className="dashboards-card-name" to={{ to: 'dashboard', dashboardId: id }}>
            {name === '' ? text('untitled') : name}
          </PlaceLink>
        </h3>
        <div className="dashboards-card-actions">
          <DashboardStar dashboard={dashboard} />
          <DashboardMenu
            dashboard={dashboard}
            onDeleted={onDeleted}
            onCloned={(copy) =>
              go(`/${copy.organization_id}/dashboards/${encodeURIComponent(copy.id)}`)
            }
          />
        </div>
      </div>
      <p className="dashboards-card-text">{description}</p>
      <div className="dashboards-card-tags">
        {organizationName === undefined ? null : (
          <span className="dashboards-card-owner">{organizationName}</span>
        )}
        {shared ? <span className="dashboards-tag">{text('shared')}</span> : null}
        {isReadOnly ? (
          <span className="dashboards-tag" title={text('readOnly.text')}>
            {text('readOnly')}
          </span>
        ) : null}
      </div>
      <div className="dashboards-card-foot">
        <WidgetTypes widgets={configuration.widgets} intl={intl} />
        <span className="dashboards-card-changed">
          <span className="air-visually-hidden">{text('changed')}</span>
          <RelativeTime at={dashboard.updated_at} now={now} timezone={user.timezone} />
        </span>
      </div>
    </article>
  )
}
