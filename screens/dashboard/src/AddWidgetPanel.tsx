import {
  Button,
  localized,
  NamedIcon,
  useAirshed,
  useSession,
  type AnyWidgetDefinition,
  type PluginIntl,
} from '@airshed/kit'

export interface AddWidgetPanelProps {
  intl: PluginIntl
  onChoose: (definition: AnyWidgetDefinition) => void
  onClose: () => void
}

/** The widget types that can be added, each with what it shows. */
export function AddWidgetPanel({ intl, onChoose, onClose }: AddWidgetPanelProps) {
  const { registry } = useAirshed()
  const { locale, can } = useSession()
  const creatable = [...registry.widgets.values()].filter(
    ({ manifest }) =>
      manifest.creatable && manifest.permissions.every((permission) => can(permission)),
  )
  return (
    <aside className="dashboard-panel" aria-label={intl.formatMessage({ id: 'add.title' })}>
      <div className="dashboard-panel-head">
        <h2>{intl.formatMessage({ id: 'add.title' })}</h2>
        <Button
          variant="minimal"
          text="×"
          aria-label={intl.formatMessage({ id: 'add.close' })}
          onClick={onClose}
        />
      </div>
      {creatable.map((definition) => (
        <button
          key={definition.manifest.id}
          type="button"
          className="dashboard-type"
          onClick={() => onChoose(definition)}
        >
          <NamedIcon name={definition.manifest.icon} size={20} />
          <span>
            <strong>{localized(definition.manifest.title, locale)}</strong>
            <small>{localized(definition.manifest.description, locale)}</small>
          </span>
        </button>
      ))}
    </aside>
  )
}
