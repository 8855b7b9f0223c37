import { useAirshed } from '@airshed/kit/provider'
import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type Column,
  type Header,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { defaultColumns, readColumns, writeColumns, type KeptColumns } from './keptColumns.ts'
import { COLUMN_MAX_PX, COLUMN_MIN_PX, COLUMN_WIDTH_PX, type ListColumn } from './listColumn.ts'

const FEATURES = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
})
/** The table model only arranges columns; rows are virtualized separately. */
const NO_ROWS: never[] = []

type ModelColumn = Column<typeof FEATURES, never>
type ModelHeader = Header<typeof FEATURES, never>

/** A column that is shown, in its place. */
export interface ShownColumn<Row> {
  column: ListColumn<Row>
  /** The user's choice; undefined for the default. */
  chosenWidthPx: number | undefined
  /** The current width; for a column that grows, its minimum width. */
  widthPx: number
  isResizing: boolean
  /** Sets the width, clamped; null restores the list's default. */
  setWidth: (widthPx: number | null) => void
  /** Starts dragging the edge; takes the pointer event. */
  startResize: (event: unknown) => void
}

/** The columns of a list as the user arranged them, and the functions to change them. */
export interface ListColumns<Row> {
  shown: readonly ShownColumn<Row>[]
  /** All of them in their order, for a chooser. */
  all: readonly { column: ListColumn<Row>; isShown: boolean }[]
  isArranged: boolean
  show: (id: string, isShown: boolean) => void
  /** @param to place among all columns, from 0 */
  move: (id: string, to: number) => void
  reset: () => void
}

/**
 * The columns of a list: order, visibility and widths, kept for this user under
 * `list.{name}.columns`.
 *
 * @param name of the list, the same in every visit
 * @param columns keep the same array while its contents do not change
 */
export function useListColumns<Row>(
  name: string,
  columns: readonly ListColumn<Row>[],
): ListColumns<Row> {
  const { keep } = useAirshed()
  const key = `list.${name}.columns`
  const [kept, setKept] = useState(() => readColumns(keep.get(key), columns))
  const arrange = (next: KeptColumns): void => {
    setKept(next)
    keep.set(key, writeColumns(next, columns))
  }
  const model = useMemo(
    () =>
      columns.map(({ id, header, widthPx = COLUMN_WIDTH_PX }) => ({
        id,
        header,
        size: widthPx,
        minSize: COLUMN_MIN_PX,
        maxSize: COLUMN_MAX_PX,
      })),
    [columns],
  )
  const table = useTable({
    features: FEATURES,
    columns: model,
    data: NO_ROWS,
    columnResizeMode: 'onChange',
    state: {
      columnOrder: [...kept.order],
      columnVisibility: Object.fromEntries(kept.hidden.map((id) => [id, false])),
      columnSizing: { ...kept.widthsPx },
    },
    onColumnSizingChange: (change) => {
      const widthsPx = typeof change === 'function' ? change({ ...kept.widthsPx }) : change
      arrange({ ...kept, widthsPx })
    },
  })
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const headers = new Map<string, ModelHeader>(
    table.getFlatHeaders().map((header) => [header.column.id, header]),
  )
  const setWidth = (id: string, widthPx: number | null): void => {
    const { [id]: _before, ...others } = kept.widthsPx
    const bounded =
      widthPx === null ? null : Math.min(COLUMN_MAX_PX, Math.max(COLUMN_MIN_PX, widthPx))
    arrange({ ...kept, widthsPx: bounded === null ? others : { ...others, [id]: bounded } })
  }
  const shownOf = (modelColumn: ModelColumn): ShownColumn<Row>[] => {
    const { id } = modelColumn
    const column = byId.get(id)
    if (column === undefined) return []
    return [
      {
        column,
        chosenWidthPx: kept.widthsPx[id],
        widthPx: modelColumn.getSize(),
        isResizing: modelColumn.getIsResizing(),
        setWidth: (widthPx) => setWidth(id, widthPx),
        startResize: (event) => headers.get(id)?.getResizeHandler()(event),
      },
    ]
  }
  return {
    shown: table.getVisibleLeafColumns().flatMap(shownOf),
    all: kept.order.flatMap((id) => {
      const column = byId.get(id)
      return column === undefined ? [] : [{ column, isShown: !kept.hidden.includes(id) }]
    }),
    isArranged: writeColumns(kept, columns) !== null,
    show(id, isShown) {
      const hidden = kept.hidden.filter((other) => other !== id)
      arrange({ ...kept, hidden: isShown ? hidden : [...hidden, id] })
    },
    move(id, to) {
      const order = kept.order.filter((other) => other !== id)
      order.splice(Math.max(0, to), 0, id)
      arrange({ ...kept, order })
    },
    reset: () => arrange(defaultColumns(columns)),
  }
}
