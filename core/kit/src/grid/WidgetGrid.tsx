import { breakpointAt, GRID_COLUMNS, GRID_MARGIN_PX, GRID_ROW_HEIGHT_PX } from '@airshed/domain'
import type { GridRect, Widget } from '@airshed/schemas'
import { useMemo, useRef, type ReactNode } from 'react'
import GridLayout, { verticalCompactor, type Layout } from 'react-grid-layout'
import { useAirshed } from '../provider/airshedContext.ts'
import { useWidgetSize } from '../hooks/useWidgetSize.ts'
import { useHostText } from '../messages/hostMessages.ts'
import { widgetName } from '../host/widgetName.ts'
import { WIDGET_HANDLE_CLASS } from '../host/WidgetHost.tsx'
import { gridItems, rectsAt, rectsOf, withRects } from './gridLayouts.ts'
import { isGridKey, moveByKey, type GridKey } from './keyboardMoves.ts'
import 'react-grid-layout/css/styles.css'
import './grid.css'

export interface WidgetGridProps {
  widgets: readonly Widget[]
  /** Widgets can be moved and resized, by pointer and by keyboard. Default false. */
  isEditable?: boolean
  /**
   * After somebody moved or resized a widget: all widgets, with their new places at the breakpoint
   * that is shown. Never called for what the grid itself puts right.
   */
  onLayoutChange?: (widgets: Widget[]) => void
  /** Draws one widget; usually a `WidgetHost` in the same mode. */
  renderWidget: (widget: Widget) => ReactNode
}

const GRID_CONFIG = {
  rowHeight: GRID_ROW_HEIGHT_PX,
  margin: [GRID_MARGIN_PX, GRID_MARGIN_PX],
  containerPadding: [0, 0],
} as const

/** The widgets of a dashboard in their places, for the width that the grid itself has. */
export function WidgetGrid(props: WidgetGridProps) {
  const { widgets, isEditable = false, onLayoutChange, renderWidget } = props
  const { registry, session } = useAirshed()
  const text = useHostText()
  const element = useRef<HTMLDivElement>(null)
  const width = useWidgetSize(element)?.width ?? null
  const breakpoint = breakpointAt(width ?? 0)
  const columns = GRID_COLUMNS[breakpoint]
  const layout = useMemo(
    () => verticalCompactor.compact(gridItems(widgets, rectsAt(widgets, breakpoint)), columns),
    [widgets, breakpoint, columns],
  )

  const tell = (rects: readonly GridRect[]): void => {
    const next = withRects(widgets, breakpoint, rects)
    if (next !== null) onLayoutChange?.(next)
  }
  const tellLayout = (moved: Layout): void => tell(rectsOf(widgets, moved))
  const tellKey = (index: number, key: GridKey, isResize: boolean): void =>
    tell(moveByKey(rectsOf(widgets, layout), index, key, { isResize, columns }))

  return (
    <div className="air-grid" ref={element} data-breakpoint={breakpoint}>
      {width === null || width === 0 ? null : (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{ ...GRID_CONFIG, cols: columns }}
          dragConfig={{ enabled: isEditable, handle: `.${WIDGET_HANDLE_CLASS}` }}
          resizeConfig={{ enabled: isEditable, handles: ['se'] }}
          compactor={verticalCompactor}
          onDragStop={tellLayout}
          onResizeStop={tellLayout}
        >
          {widgets.map((widget, index) => {
            const manifest = registry.widgets.get(widget.type)?.manifest
            const name = widgetName(widget, manifest, session.locale)
            return (
              <div key={widget.id} className="air-grid-item">
                {renderWidget(widget)}
                {isEditable ? (
                  <button
                    type="button"
                    className="air-grid-keys"
                    onKeyDown={(event) => {
                      if (!isGridKey(event.key)) return
                      event.preventDefault()
                      tellKey(index, event.key, event.shiftKey)
                    }}
                  >
                    {text('host.grid.keys', { name })}
                  </button>
                ) : null}
              </div>
            )
          })}
        </GridLayout>
      )}
    </div>
  )
}
