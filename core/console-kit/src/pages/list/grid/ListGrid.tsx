import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { isSelected } from '../selection/selection.ts'
import { DataRow } from './DataRow.tsx'
import { DetailLine, GroupLine } from './OtherLines.tsx'
import { columnCountOf, type GridView } from './gridView.ts'
import { HeaderRow } from './HeaderRow.tsx'
import type { ListLine } from './listLines.ts'
import { useLineWindow } from './useLineWindow.ts'
import { useRowKeys } from './useRowKeys.ts'

/** Height of the sticky header, in CSS pixels. */
const HEAD_PX = 33

export interface ListGridProps<Row> {
  view: GridView<Row>
  lines: readonly ListLine<Row>[]
  minWidthPx: number
  /** Whether its columns need more than its width, so that it scrolls sideways. */
  isScrolled: boolean
  /** Number of matching rows; null if not counted. */
  rowCount: number | null
  /** Whether the counts in the headings cover all rows. */
  isComplete: boolean
  isRefreshing: boolean
  onOpen: ((row: Row) => void) | undefined
  onClearSelection: () => void
  /** Called near the end, to load more rows. */
  onEnd: () => void
  /** Below the last row. */
  tail: ReactNode
}

/** Number of rows before the end at which more are requested. */
const ASK_AHEAD_ROWS = 4

/** The rows of a list in a scrolling window, operated by mouse, touch and keyboard. */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { view, lines, minWidthPx, rowCount, isRefreshing, onOpen, onEnd } = props
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => lines.filter((line) => line.kind === 'row'), [lines])
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const { selection, expansion } = view
  const loadedSelected =
    selection === null ? 0 : keys.filter((key) => isSelected(selection, key)).length
  const rowOf = (key: string): Row | undefined => rows.find((line) => line.key === key)?.row
  const open = (key: string): void => {
    const row = rowOf(key)
    if (row !== undefined) onOpen?.(row)
  }
  const { activeKey, setActive, onKeyDown, wantedFocus } = useRowKeys({
    keys,
    pageRows: 10,
    ...(onOpen === undefined ? {} : { onOpen: open }),
    ...(selection === null
      ? {}
      : {
          onSelect: view.onSelect,
          onSelectAll: () => view.onSelectAll(true),
          onClearSelection: props.onClearSelection,
        }),
    ...(expansion === undefined ? {} : { onExpand: view.onExpand }),
    onEnd,
  })
  const activeIndex = useMemo(
    () => lines.findIndex((line) => line.kind === 'row' && line.key === activeKey),
    [lines, activeKey],
  )
  const headPx = view.isNarrow ? 0 : HEAD_PX
  const lineWindow = useLineWindow(scroller, lines, {
    activeIndex,
    headPx,
    isNarrow: view.isNarrow,
  })
  const drawn = lineWindow.getVirtualItems()
  const lastIndex = drawn.at(-1)?.index ?? 0

  useLayoutEffect(() => {
    if (wantedFocus === null) return
    const place = `[data-row-key="${CSS.escape(wantedFocus.key)}"]`
    scroller.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    lineWindow.scrollToIndex(activeIndex, { align: 'auto' })
    // oxlint-disable-next-line react/exhaustive-deps -- scrolls on key moves, not when rows arrive
  }, [wantedFocus])
  useLayoutEffect(() => {
    if (lines.length > 0 && lastIndex >= lines.length - ASK_AHEAD_ROWS) onEnd()
    // oxlint-disable-next-line react/exhaustive-deps -- asks once for each end that is reached
  }, [lastIndex, lines.length])
  useLayoutEffect(() => lineWindow.measure(), [lineWindow, view.isNarrow])

  return (
    <div
      ref={scroller}
      className="air-list-scroll"
      data-narrow={view.isNarrow}
      data-sideways={props.isScrolled}
      data-refreshing={isRefreshing}
      style={{ scrollPaddingTop: headPx }}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions -- its rows take the focus */}
      <div
        role={expansion === undefined ? 'grid' : 'treegrid'}
        aria-label={view.label}
        aria-rowcount={rowCount === null ? -1 : rowCount + 1}
        aria-colcount={columnCountOf(view)}
        aria-multiselectable={selection === null ? undefined : true}
        aria-busy={isRefreshing}
        style={view.isNarrow ? undefined : { minWidth: minWidthPx }}
        onKeyDown={onKeyDown}
      >
        <HeaderRow
          view={view}
          selected={loadedSelected === 0 ? 'none' : loadedSelected === keys.length ? 'all' : 'some'}
        />
        <div
          role="rowgroup"
          className="air-list-body"
          style={{ height: lineWindow.getTotalSize() }}
        >
          {drawn.map(({ index, start, key }) => {
            const line = lines[index]
            if (line === undefined) return null
            return (
              <div
                key={key}
                ref={lineWindow.measureElement}
                data-index={index}
                role="presentation"
                className="air-list-place"
                style={{ transform: `translateY(${start}px)` }}
              >
                {line.kind === 'row' ? (
                  <DataRow
                    row={line.row}
                    rowKey={line.key}
                    index={line.index}
                    view={view}
                    isActive={line.key === activeKey}
                    isSelected={selection !== null && isSelected(selection, line.key)}
                    isExpanded={view.expanded.has(line.key)}
                    onActive={setActive}
                  />
                ) : line.kind === 'detail' ? (
                  <DetailLine row={line.row} view={view} />
                ) : (
                  <GroupLine
                    name={line.name}
                    count={props.isComplete ? line.count : null}
                    view={view}
                  />
                )}
              </div>
            )
          })}
        </div>
      </div>
      {props.tail}
    </div>
  )
}
