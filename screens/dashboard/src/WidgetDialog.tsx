import {
  Dialog,
  localized,
  migrateConfig,
  useLoadedWidget,
  useSession,
  widgetName,
  type PluginIntl,
  type SavedConfig,
} from '@airshed/kit'
import { SchemaForm, useNodeChoices } from '@airshed/kit/forms'
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
  const { manifest, migrations } = definition
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
  const migrated =
    widget === null
      ? null
      : migrateConfig(widget.config, widget.configVersion, manifest.configVersion, migrations)
  const saved =
    migrated?.state === 'current' || migrated?.state === 'migrated' ? migrated.config : {}
  return (
    <Dialog isOpen title={title} canOutsideClickClose={false} onClose={onClose}>
      <SchemaForm
        schema={definition.config}
        uiSchema={definition.uiSchema}
        validator={loaded.validate}
        intl={loaded.intl}
        choices={choices}
        initialValue={saved}
        submitLabel={intl.formatMessage({ id: widget === null ? 'add' : 'save' })}
        onCancel={onClose}
        onSubmit={(value) => onSubmit(value as SavedConfig)}
      />
    </Dialog>
  )
}
