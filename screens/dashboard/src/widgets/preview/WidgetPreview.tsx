import {
  AirshedContext,
  createWidgetPage,
  useAirshed,
  WidgetHost,
  WidgetPageProvider,
  type AnyWidgetDefinition,
} from '@airshed/console-kit'
import { EmptyState, type PluginIntl, type TimeRange } from '@airshed/kit'
import type { CompiledValidator, SavedConfig } from '@airshed/kit/define'
import { useEffect, useMemo, useState } from 'react'
import { addWidget } from '../../edit/editWidgets.ts'
import { sampleBroker } from './sampleBroker.ts'

/** Debounce: data are not requested at every keystroke. */
const SETTLED_AFTER_MS = 300

export interface WidgetPreviewProps {
  definition: AnyWidgetDefinition
  /** As entered in the form; they may be incomplete. */
  config: SavedConfig
  validate: CompiledValidator
  range: TimeRange
  isLive: boolean
  intl: PluginIntl
}

/**
 * The widget as drawn with the settings in its form and the data of the page; made-up readings, named as such, where
 * its devices have none. It is read-only: following a link would lose what was typed.
 */
export default function WidgetPreview(props: WidgetPreviewProps) {
  const { definition, config, validate, range, isLive, intl } = props
  const [settled, setSettled] = useState(config)
  // Keeps it separate from the exports and the pointer of the dashboard.
  const [page] = useState(createWidgetPage)
  const [widget] = useMemo(
    () => addWidget([], definition.manifest, settled, 'preview'),
    [definition, settled],
  )
  const airshed = useAirshed()
  const [isSample, setSample] = useState(false)
  const sampled = useMemo(
    () => ({ ...airshed, broker: sampleBroker(airshed.broker, setSample) }),
    [airshed],
  )
  const isComplete = widget !== undefined && validate(settled)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(config), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [config])
  return (
    <div className="dashboard-preview">
      <section aria-label={intl.formatMessage({ id: 'widget.preview' })} inert>
        {isComplete ? (
          <AirshedContext value={sampled}>
            <WidgetPageProvider page={page}>
              <WidgetHost {...{ range, isLive }} widget={widget} />
            </WidgetPageProvider>
          </AirshedContext>
        ) : (
          <EmptyState title={intl.formatMessage({ id: 'widget.preview.incomplete' })} />
        )}
      </section>
      <p className="air-muted" role="status">
        {isComplete && isSample ? intl.formatMessage({ id: 'widget.preview.sample' }) : null}
      </p>
    </div>
  )
}
