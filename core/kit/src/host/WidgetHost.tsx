import type { HoverTime, TimeRange } from '@airshed/contract'
import type { Widget } from '@airshed/schemas'
import { Card } from '@airshed/ui'
import { useMemo, type ReactNode } from 'react'
import type { BoxSize } from '../hooks/useWidgetSize.ts'
import { useSession } from '../hooks/session.ts'
import { useAirshed } from '../provider/airshedContext.ts'
import { prepareWidget } from './prepareWidget.ts'
import { ReadyWidget } from './ReadyWidget.tsx'
import { widgetName } from './widgetName.ts'
import { WidgetProblem } from './WidgetProblem.tsx'
import './host.css'

export interface WidgetHostProps {
  /** As the dashboard keeps it. */
  widget: Widget
  /** The window of the page; while live, its length counts and its end is now. */
  range: TimeRange
  isLive: boolean
  /** Inner size in CSS pixels; default as measured. */
  size?: BoxSize
  /** `edit` makes the title bar the handle by which a grid moves the card. Default `view`. */
  mode?: 'view' | 'edit'
  /** Right end of the title bar. */
  menu?: ReactNode
  /** Default that of the page, see `WidgetPageProvider`. */
  hoverTime?: HoverTime
  /** Given where widgets may choose the range of the page. */
  onRangeChange?: (range: TimeRange) => void
  /** Given where widgets may go back to the range before they chose others. */
  onRangeReset?: () => void
  /** Class of the title bar; default the handle of `WidgetGrid` in mode `edit`. */
  headerClassName?: string
}

/** Class of the title bars by which `WidgetGrid` moves its widgets. */
export const WIDGET_HANDLE_CLASS = 'air-widget-handle'

/**
 * Draws a saved widget: finds its plugin, brings its settings forward and checks them, fetches its
 * data with those of all others on the page, and shows every state in which there is nothing to
 * draw, so that these look alike everywhere.
 */
export function WidgetHost({ widget, ...props }: WidgetHostProps) {
  const { registry } = useAirshed()
  const { can, locale } = useSession()
  const definition = registry.widgets.get(widget.type)
  const { config, configVersion } = widget
  const prepared = useMemo(
    () => prepareWidget({ config, configVersion }, definition, can),
    [config, configVersion, definition, can],
  )
  const name = widgetName(widget, definition?.manifest, locale)
  const headerClassName =
    props.headerClassName ?? (props.mode === 'edit' ? WIDGET_HANDLE_CLASS : undefined)
  const bar = headerClassName === undefined ? {} : { headerClassName }
  if (prepared.state === 'ready') {
    return (
      <ReadyWidget
        {...props}
        {...bar}
        widgetId={widget.id}
        definition={prepared.definition}
        config={prepared.config}
        name={name}
      />
    )
  }
  return (
    <Card title={name} {...bar} {...(props.menu === undefined ? {} : { menu: props.menu })}>
      <WidgetProblem type={widget.type} problem={prepared} />
    </Card>
  )
}
