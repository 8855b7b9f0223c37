import {
  Button,
  Dialog,
  localized,
  migrateConfig,
  useLoadedWidget,
  useSession,
  widgetName,
  type Messages,
  type PluginIntl,
  type SavedConfig,
} from '@airshed/kit'
import { defaultsOf, SchemaForm, useNodeChoices } from '@airshed/kit/forms'
import { useState } from 'react'
import { useLostNodes } from './useLostNodes.ts'
import { withoutNodes } from './withoutNodes.ts'
import type { WidgetDraft } from './widgetDraft.ts'

export interface WidgetDialogProps {
  draft: WidgetDraft
  intl: PluginIntl
  onSubmit: (config: SavedConfig) => void
  onClose: () => void
}

/** The form of a widget's settings, made from its schema. */
export default function WidgetDialog({ draft, intl, onSubmit, onClose }: WidgetDialogProps) {
  const { definition, widget } = draft
  const { manifest } = definition
  const { locale } = useSession()
  const loaded = useLoadedWidget(definition)
  const choices = useNodeChoices()
  const title =
    widget === null
      ? localized(manifest.createTitle ?? manifest.title, locale)
      : intl.formatMessage(
          { id: 'widget.editTitle' },
          { name: widgetName(widget, manifest, locale) },
        )
  const [saved] = useState(() => startOf(draft))
  const lost = useLostNodes(widget === null ? null : saved)
  const [typed, setTyped] = useState<SavedConfig | null>(null)
  const value = typed ?? withoutNodes(saved, lost)
  return (
    <Dialog isOpen title={title} canOutsideClickClose={false} onClose={onClose}>
      {lost.length === 0 ? null : (
        <p role="status">
          {intl.formatMessage({ id: 'widget.missingNodes' }, { count: lost.length })}
        </p>
      )}
      <SchemaForm<SavedConfig>
        schema={definition.config}
        {...(definition.uiSchema === undefined ? {} : { uiSchema: definition.uiSchema })}
        validator={loaded.validate}
        value={value}
        onChange={setTyped}
        messages={loaded.intl.messages as Messages}
        formContext={choices}
        submitLabel={intl.formatMessage({ id: widget === null ? 'add' : 'save' })}
        actions={<Button text={intl.formatMessage({ id: 'cancel' })} onClick={onClose} />}
        onSubmit={onSubmit}
      />
    </Dialog>
  )
}

/** The schema's defaults for a new widget; the saved settings, brought forward, for one that is there. */
function startOf({ definition, widget }: WidgetDraft): SavedConfig {
  if (widget === null) return defaultsOf(definition.config) as SavedConfig
  const { configVersion } = definition.manifest
  const result = migrateConfig(
    widget.config,
    widget.configVersion,
    configVersion,
    definition.migrations,
  )
  return result.state === 'current' || result.state === 'migrated' ? result.config : {}
}
