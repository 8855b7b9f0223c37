import { NamedIcon, PlaceLink, useAirshed, type Dashboard, type PluginIntl } from '@airshed/kit'

export interface DashboardCardProps {
  dashboard: Dashboard
  intl: PluginIntl
}

/** A dashboard in the list: name, description, whether it is shared, and what it holds. */
export function DashboardCard({ dashboard, intl }: DashboardCardProps) {
  const { registry } = useAirshed()
  const { id, name, description, shared, is_starred: isStarred, configuration } = dashboard
  const types = [...new Set(configuration.widgets.map(({ type }) => type))]
  return (
    <PlaceLink className="dashboards-card" to={{ to: 'dashboard', dashboardId: id }}>
      <span className="dashboards-card-head">
        <span className="dashboards-card-name">{name}</span>
        {isStarred ? (
          <span
            className="dashboards-star"
            role="img"
            aria-label={intl.formatMessage({ id: 'starred' })}
          >
            ★
          </span>
        ) : null}
        {shared ? (
          <span className="dashboards-tag">{intl.formatMessage({ id: 'shared' })}</span>
        ) : null}
      </span>
      <span className="dashboards-card-text">{description}</span>
      <span className="dashboards-card-foot">
        <span className="dashboards-icons" aria-hidden>
          {types.map((type) => (
            <NamedIcon key={type} name={registry.widgets.get(type)?.manifest.icon ?? 'widget'} />
          ))}
        </span>
        <span>
          {intl.formatMessage({ id: 'widgets' }, { count: configuration.widgets.length })}
        </span>
      </span>
    </PlaceLink>
  )
}
