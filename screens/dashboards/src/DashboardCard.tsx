import { NamedIcon, useAirshed, useNavigation, type Dashboard, type PluginIntl } from '@airshed/kit'

export interface DashboardCardProps {
  dashboard: Dashboard
  intl: PluginIntl
}

/** A dashboard in the list: name, description, whether it is shared, and what it holds. */
export function DashboardCard({ dashboard, intl }: DashboardCardProps) {
  const { registry } = useAirshed()
  const { go, href } = useNavigation()
  const { id, name, description, shared, is_starred: isStarred, configuration } = dashboard
  const types = [...new Set(configuration.widgets.map(({ type }) => type))]
  const target = { to: 'dashboard', dashboardId: id } as const
  return (
    <a
      className="dashboards-card"
      href={href(target)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(target)
      }}
    >
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
    </a>
  )
}
