import { localized, useAirshed, type Widget } from '@airshed/console-kit'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'

/** Icons that fit beside the words. */
const ICONS_MAX = 7

export interface WidgetTypesProps {
  widgets: readonly Widget[]
  intl: PluginIntl
}

/** How many widgets a dashboard holds, and of which types. */
export function WidgetTypes({ widgets, intl }: WidgetTypesProps) {
  const { registry } = useAirshed()
  const { locale } = useSession()
  const types = [...new Set(widgets.map(({ type }) => type))].map((type) => {
    const manifest = registry.widgets.get(type)?.manifest
    return {
      type,
      icon: manifest?.icon ?? 'widget',
      title: manifest === undefined ? type : localized(manifest.title, locale),
    }
  })
  const rest = types.slice(ICONS_MAX)
  return (
    <span className="dashboards-types">
      {types.slice(0, ICONS_MAX).map(({ type, icon, title }) => (
        <span key={type} role="img" aria-label={title} title={title}>
          <NamedIcon name={icon} />
        </span>
      ))}
      {rest.length === 0 ? null : (
        <span title={rest.map(({ title }) => title).join(', ')}>+{rest.length}</span>
      )}
      <span>{intl.formatMessage({ id: 'widgets' }, { count: widgets.length })}</span>
    </span>
  )
}
