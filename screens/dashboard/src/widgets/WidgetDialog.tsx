import { Dialog, localized, useMigration, useWidgetForm, widgetName } from '@airshed/console-kit'
import { useNodeChoices } from '@airshed/console-kit/forms'
import { Button, useSession, type Messages, type PluginIntl } from '@airshed/kit'
import type { SavedConfig } from '@airshed/kit/define'
import { defaultsOf, SchemaForm } from '@airshed/kit/forms'
import { use, useState } from 'react'
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
  const loaded = useWidgetForm(definition)
  const choices = useNodeChoices()
  const title =
    widget === null
      ? localized(manifest.createTitle ?? manifest.title, locale)
      : intl.formatMessage(
          { id: 'widget.editTitle' },
          { name: widgetName(widget, manifest, locale) },
        )
  const saved = use(startOf(draft, useMigration()))
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

type Migrate = ReturnType<typeof useMigration>

const starts = new WeakMap<WidgetDraft, Promise<SavedConfig>>()

/**
 * The schema's defaults for a new widget; the saved settings, brought forward, for one that is there.
 * The same promise for the same draft.
 */
function startOf(draft: WidgetDraft, migrate: Migrate): Promise<SavedConfig> {
  const known = starts.get(draft) ?? begin(draft, migrate)
  starts.set(draft, known)
  return known
}

async function begin({ definition, widget }: WidgetDraft, migrate: Migrate): Promise<SavedConfig> {
  if (widget === null) return defaultsOf(definition.config) as SavedConfig
  const result = await migrate(definition, widget.config, widget.configVersion)
  return result.state === 'current' || result.state === 'migrated' ? result.config : {}
}
