import { breakpointAt, GRID_COLUMNS, GRID_MARGIN_PX, GRID_ROW_HEIGHT_PX } from '@airshed/domain'
import { widgetName, WIDGET_HANDLE_CLASS } from '@airshed/host'
import { useAirshed, useWidgetSize, useHostText } from '@airshed/kit/provider'
import type { GridRect, Widget } from '@airshed/schemas'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import GridLayout, { verticalCompactor, type Layout, type LayoutItem } from 'react-grid-layout'
import { gridItems, rectsAt, rectsOf, withRects } from './gridLayouts.ts'
import { isGridKey, moveByKey, type GridKey } from './keyboardMoves.ts'
import { placeText, type LayoutChange } from './placeText.ts'
import { sizeLimits, type SizeLimits } from './sizeLimits.ts'
import 'react-grid-layout/css/styles.css'
import './grid.css'

export interface WidgetGridProps {
  widgets: readonly Widget[]
  /** Widgets can be moved and resized, by pointer and by keyboard. Default false. */
  isEditable?: boolean
  /**
   * Called after the user moved or resized a widget, with all widgets in their new places at the
   * current breakpoint, and the one that changed. Never called for the grid's own adjustments.
   */
  onLayoutChange?: (widgets: Widget[], change: LayoutChange) => void
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
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const layout = useMemo(() => {
    const limitsOf = ({ type }: Widget): SizeLimits =>
      sizeLimits(registry.widgets.get(type)?.manifest, columns)
    const items = gridItems(widgets, rectsAt(widgets, breakpoint), limitsOf)
    return verticalCompactor.compact(items, columns)
  }, [widgets, registry, breakpoint, columns])

  const nameOf = (widget: Widget): string =>
    widgetName(widget, registry.widgets.get(widget.type)?.manifest, session.locale)
  const announce = (
    index: number,
    kind: LayoutChange['kind'],
    rects: readonly GridRect[],
  ): void => {
    const [widget, after] = [widgets[index], rects[index]]
    const before = rectsOf(widgets, layout)[index]
    if (widget === undefined || before === undefined || after === undefined) return
    setAnnouncement(placeText(nameOf(widget), kind, before, after, text))
    const next = withRects(widgets, breakpoint, rects)
    if (next !== null) onLayoutChange?.(next, { widgetId: widget.id, kind })
  }
  const announcePointer =
    (kind: LayoutChange['kind']) =>
    (moved: Layout, before: LayoutItem | null): void => {
      const rects = rectsOf(widgets, moved)
      // Clicking a title bar without moving it is not a change.
      if (withRects(widgets, breakpoint, rects) === null) return
      const index = widgets.findIndex((widget) => widget.id === before?.i)
      announce(index, kind, rects)
    }
  const announceKey = (index: number, key: GridKey, isResize: boolean): void => {
    const limits = sizeLimits(registry.widgets.get(widgets[index]?.type ?? '')?.manifest, columns)
    const rects = moveByKey(rectsOf(widgets, layout), index, key, { isResize, columns, limits })
    announce(index, isResize ? 'resize' : 'move', rects)
  }

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
          onDragStop={announcePointer('move')}
          onResizeStop={announcePointer('resize')}
        >
          {widgets.map((widget, index) => (
            <div key={widget.id} className="air-grid-item">
              {renderWidget(widget)}
              {isEditable ? (
                <div className="air-grid-keys">
                  <button
                    type="button"
                    aria-describedby={`${id}-${index}`}
                    onKeyDown={(event) => {
                      if (!isGridKey(event.key)) return
                      event.preventDefault()
                      announceKey(index, event.key, event.shiftKey)
                    }}
                  >
                    {text('host.grid.move', { name: nameOf(widget) })}
                  </button>
                  <span id={`${id}-${index}`} aria-hidden>
                    {text('host.grid.keys')}
                  </span>
                </div>
              ) : null}
            </div>
          ))}
        </GridLayout>
      )}
      {isEditable ? (
        <div className="air-visually-hidden" aria-live="polite">
          {announcement}
        </div>
      ) : null}
    </div>
  )
}
