import { localized, useAirshed, type AnyWidgetDefinition } from '@airshed/console-kit'
import { Button, NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { creatableWidgets } from './creatableWidgets.ts'

export interface AddWidgetPanelProps {
  intl: PluginIntl
  onChoose: (definition: AnyWidgetDefinition) => void
  onClose: () => void
}

/** The widget types that can be added, each with what it shows: the common ones first. */
export function AddWidgetPanel({ intl, onChoose, onClose }: AddWidgetPanelProps) {
  const { registry } = useAirshed()
  const { locale, can } = useSession()
  const { common, more } = creatableWidgets([...registry.widgets.values()], can, locale)
  const list = (definitions: readonly AnyWidgetDefinition[]) => (
    <div className="dashboard-types">
      {definitions.map((definition) => (
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
    </div>
  )
  return (
    <aside className="dashboard-panel" aria-label={intl.formatMessage({ id: 'add.title' })}>
      <div className="dashboard-panel-head">
        <h2>{intl.formatMessage({ id: 'add.title' })}</h2>
        <Button
          variant="minimal"
          icon={<NamedIcon name="cross" />}
          aria-label={intl.formatMessage({ id: 'add.close' })}
          onClick={onClose}
        />
      </div>
      {list(common)}
      {more.length === 0 ? null : (
        <>
          <h3>{intl.formatMessage({ id: 'add.more' })}</h3>
          {list(more)}
        </>
      )}
    </aside>
  )
}
