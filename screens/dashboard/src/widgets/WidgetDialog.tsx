import { Dialog, localized, useMigration, useWidgetForm, widgetName } from '@airshed/console-kit'
import { useNodeChoices } from '@airshed/console-kit/forms'
import {
  Button,
  Skeleton,
  useSession,
  type Messages,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import type { CompiledValidator, SavedConfig } from '@airshed/kit/define'
import { defaultsOf, SchemaForm, withDefaults } from '@airshed/kit/forms'
import { lazy, Suspense, use, useState } from 'react'
import { useLostNodes } from './useLostNodes.ts'
import { withoutNodes } from './withoutNodes.ts'
import type { WidgetDraft } from './widgetDraft.ts'

const WidgetPreview = lazy(() => import('./preview/WidgetPreview.tsx'))
/** In a narrower window the widget is drawn below its form, and only on request. */
const BESIDE_FROM_PX = 1000
const WIDTH_PX = { form: 480, both: 960 } as const

export interface WidgetDialogProps {
  draft: WidgetDraft
  /** The time range of the page, for the preview. */
  range: TimeRange
  isLive: boolean
  intl: PluginIntl
  onSubmit: (config: SavedConfig) => void
  onClose: () => void
}

/** The form of a widget's settings, generated from its schema. */
export default function WidgetDialog(props: WidgetDialogProps) {
  const { draft, range, isLive, intl, onSubmit, onClose } = props
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
  const saved = use(startOf(draft, useMigration(), loaded.validate))
  const lost = useLostNodes(widget === null ? null : saved)
  const [typed, setTyped] = useState<SavedConfig | null>(null)
  const value = typed ?? withoutNodes(saved, lost)
  const [isPreviewed, setPreviewed] = useState(() => window.innerWidth >= BESIDE_FROM_PX)
  return (
    <Dialog
      isOpen
      title={title}
      width={isPreviewed ? WIDTH_PX.both : WIDTH_PX.form}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      {lost.length === 0 ? null : (
        <p role="status">
          {intl.formatMessage({ id: 'widget.missingNodes' }, { count: lost.length })}
        </p>
      )}
      <div className="dashboard-settings" data-previewed={isPreviewed}>
        <SchemaForm<SavedConfig>
          schema={definition.config}
          {...(definition.uiSchema === undefined ? {} : { uiSchema: definition.uiSchema })}
          validator={loaded.validate}
          value={value}
          onChange={setTyped}
          messages={loaded.intl.messages as Messages}
          formContext={choices}
          submitLabel={intl.formatMessage({ id: widget === null ? 'add' : 'save' })}
          actions={
            <>
              <Button
                variant="minimal"
                text={intl.formatMessage({
                  id: isPreviewed ? 'widget.preview.hide' : 'widget.preview.show',
                })}
                onClick={() => setPreviewed(!isPreviewed)}
              />
              <Button text={intl.formatMessage({ id: 'cancel' })} onClick={onClose} />
            </>
          }
          onSubmit={onSubmit}
        />
        {isPreviewed ? (
          <Suspense fallback={<Skeleton height={240} />}>
            <WidgetPreview
              {...{ definition, range, isLive, intl }}
              config={value}
              validate={loaded.validate}
            />
          </Suspense>
        ) : null}
      </div>
    </Dialog>
  )
}

type Migrate = ReturnType<typeof useMigration>

const starts = new WeakMap<WidgetDraft, Promise<SavedConfig>>()

/**
 * The schema's defaults for a new widget; the saved settings, migrated, for an existing one. Returns the
 * same promise for the same draft.
 */
function startOf(
  draft: WidgetDraft,
  migrate: Migrate,
  validator: CompiledValidator,
): Promise<SavedConfig> {
  const known = starts.get(draft) ?? begin(draft, migrate, validator)
  starts.set(draft, known)
  return known
}

async function begin(
  { definition, widget }: WidgetDraft,
  migrate: Migrate,
  validator: CompiledValidator,
): Promise<SavedConfig> {
  if (widget === null) return defaultsOf(definition.config, validator) as SavedConfig
  const result = await migrate(definition, widget.config, widget.configVersion)
  const config = result.state === 'current' || result.state === 'migrated' ? result.config : {}
  return withDefaults(definition.config, validator, config)
}
