import { localized, useAirshed, type AnyWidgetDefinition } from '@airshed/console-kit'
import { Button, NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useRef } from 'react'
import { creatableWidgets } from './creatableWidgets.ts'
import { usePanelFocus } from './usePanelFocus.ts'

export interface AddWidgetPanelProps {
  intl: PluginIntl
  onChoose: (definition: AnyWidgetDefinition) => void
  onClose: () => void
}

/**
 * The widget types that can be added, each with a description, the common ones first. It takes the focus
 * when it opens, and Escape closes it and returns the focus.
 */
export function AddWidgetPanel({ intl, onChoose, onClose }: AddWidgetPanelProps) {
  const { registry } = useAirshed()
  const { locale, can } = useSession()
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel, onClose)
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
            {definition.source?.isDevelopment === true ? (
              <em>{intl.formatMessage({ id: 'add.development' })}</em>
            ) : null}
          </span>
        </button>
      ))}
    </div>
  )
  return (
    <aside
      ref={panel}
      className="dashboard-panel"
      aria-label={intl.formatMessage({ id: 'add.title' })}
    >
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
