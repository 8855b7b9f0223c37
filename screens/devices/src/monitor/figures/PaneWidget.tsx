import { WidgetHost, type PageRange, type Widget } from '@airshed/console-kit'
import { useMemo } from 'react'

export interface PaneWidgetProps {
  widget: Widget
  range: PageRange
  /** The pane already names its contents: the title is for screen readers only. Default false. */
  isTitleHidden?: boolean
}

/** A widget that fills a pane, without a frame of its own. */
export function PaneWidget({ widget, range, isTitleHidden = false }: PaneWidgetProps) {
  const key = JSON.stringify(widget)
  // oxlint-disable-next-line react/exhaustive-deps -- the same settings are the same widget
  const kept = useMemo(() => widget, [key])
  return (
    <div className="devices-pane-widget" data-title-hidden={isTitleHidden}>
      <WidgetHost
        widget={kept}
        range={range.range}
        isLive={range.isLive}
        onRangeChange={range.zoom}
        {...(range.isZoomed ? { onRangeReset: range.unzoom } : {})}
      />
    </div>
  )
}
