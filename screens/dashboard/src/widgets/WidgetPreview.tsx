import {
  createWidgetPage,
  WidgetHost,
  WidgetPageProvider,
  type AnyWidgetDefinition,
} from '@airshed/console-kit'
import { EmptyState, type PluginIntl, type TimeRange } from '@airshed/kit'
import type { CompiledValidator, SavedConfig } from '@airshed/kit/define'
import { useEffect, useMemo, useState } from 'react'
import { addWidget } from '../edit/editWidgets.ts'

/** Data are not asked for with every key. */
const SETTLED_AFTER_MS = 300

export interface WidgetPreviewProps {
  definition: AnyWidgetDefinition
  /** As they are in the form; they may be incomplete. */
  config: SavedConfig
  validate: CompiledValidator
  range: TimeRange
  isLive: boolean
  intl: PluginIntl
}

/**
 * The widget as the settings in its form would draw it, with the data of the page. It is looked at,
 * not used: what it leads to would lose what was typed.
 */
export default function WidgetPreview(props: WidgetPreviewProps) {
  const { definition, config, validate, range, isLive, intl } = props
  const [settled, setSettled] = useState(config)
  // The exports and the pointer of the dashboard have nothing to do with it.
  const [page] = useState(createWidgetPage)
  const [widget] = useMemo(
    () => addWidget([], definition.manifest, settled, 'preview'),
    [definition, settled],
  )
  useEffect(() => {
    const timer = setTimeout(() => setSettled(config), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [config])
  return (
    <section
      className="dashboard-preview"
      aria-label={intl.formatMessage({ id: 'widget.preview' })}
      inert
    >
      {widget !== undefined && validate(settled) ? (
        <WidgetPageProvider page={page}>
          <WidgetHost {...{ range, isLive }} widget={widget} />
        </WidgetPageProvider>
      ) : (
        <EmptyState title={intl.formatMessage({ id: 'widget.preview.incomplete' })} />
      )}
    </section>
  )
}
