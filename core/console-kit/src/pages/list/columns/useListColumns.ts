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
import { leftOutColumns, type LeftOutReason } from './leftOutColumns.ts'
import {
  COLUMN_MAX_PX,
  COLUMN_MIN_PX,
  COLUMN_TEXT_MAX_PX,
  COLUMN_WIDTH_PX,
  isDispensable,
  type ListColumn,
} from './listColumn.ts'
import { textWidthPx } from './textWidth.ts'

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
  /** Those that the user did not hide, for an export: what is left out may have values in rows that are not loaded. */
  exported: readonly ListColumn<Row>[]
  /** All of them in their order, for a chooser; `leftOut` if one is not shown though nobody hid it. */
  all: readonly { column: ListColumn<Row>; isShown: boolean; leftOut: LeftOutReason | null }[]
  isArranged: boolean
  show: (id: string, isShown: boolean) => void
  /** @param to place among all columns, from 0 */
  move: (id: string, to: number) => void
  reset: () => void
}

/** What the list has for its columns. */
export interface ListColumnsRoom<Row> {
  /** Loaded rows; undefined: none yet. Keep the same array while its contents do not change. */
  rows: readonly Row[] | undefined
  /** `name` or `-name`. */
  sort: string
  /** Room for the columns, CSS pixels; null: columns are not beside each other, or it is not known. */
  roomPx: number | null
}

/**
 * The columns of a list: order, visibility and widths, kept for this user under
 * `list.{name}.columns`.
 *
 * @param name of the list, the same in every visit
 * @param given keep the same array while its contents do not change
 */
export function useListColumns<Row>(
  name: string,
  given: readonly ListColumn<Row>[],
  { rows, sort, roomPx }: ListColumnsRoom<Row>,
): ListColumns<Row> {
  const { keep } = useAirshed()
  const columns = useMemo(() => given.map((column) => fitted(column, rows)), [given, rows])
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
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const ordered = kept.order.flatMap((id) => byId.get(id) ?? [])
  const wanted = ordered.filter(({ id }) => !kept.hidden.includes(id))
  const leftOut = leftOutColumns(wanted, {
    rows,
    sortedId: sort.replace(/^-/, ''),
    chosen: kept.chosen,
    roomPx,
    widthPxOf: (id) => kept.widthsPx[id] ?? byId.get(id)?.widthPx,
  })
  const table = useTable({
    features: FEATURES,
    columns: model,
    data: NO_ROWS,
    columnResizeMode: 'onChange',
    state: {
      columnOrder: [...kept.order],
      columnVisibility: Object.fromEntries(
        [...kept.hidden, ...leftOut.keys()].map((id) => [id, false]),
      ),
      columnSizing: { ...kept.widthsPx },
    },
    onColumnSizingChange: (change) => {
      const widthsPx = typeof change === 'function' ? change({ ...kept.widthsPx }) : change
      arrange({ ...kept, widthsPx })
    },
  })
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
    exported: wanted,
    all: ordered.map((column) => {
      const { id } = column
      const isShown = !kept.hidden.includes(id) && !leftOut.has(id)
      return { column, isShown, leftOut: leftOut.get(id) ?? null }
    }),
    isArranged: writeColumns(kept, columns) !== null,
    show(id, isShown) {
      const [hidden, chosen] = [kept.hidden, kept.chosen].map((ids) =>
        ids.filter((other) => other !== id),
      ) as [string[], string[]]
      arrange({
        ...kept,
        hidden: isShown ? hidden : [...hidden, id],
        chosen: isShown && mayBeLeftOut(byId.get(id)) ? [...chosen, id] : chosen,
      })
    },
    move(id, to) {
      const order = kept.order.filter((other) => other !== id)
      order.splice(Math.max(0, to), 0, id)
      arrange({ ...kept, order })
    },
    reset: () => arrange(defaultColumns(columns)),
  }
}

const mayBeLeftOut = <Row>(column: ListColumn<Row> | undefined): boolean =>
  column !== undefined && (column.isHiddenWhileEmpty === true || isDispensable(column))

/** The column as wide as its texts, if it wants that. */
function fitted<Row>(column: ListColumn<Row>, rows: readonly Row[] | undefined): ListColumn<Row> {
  const { fitsText = false, value, widthPx = COLUMN_WIDTH_PX } = column
  if (!fitsText || value === undefined || rows === undefined) return column
  const texts = rows.map((row) => String(value(row) ?? ''))
  return {
    ...column,
    widthPx: textWidthPx(texts, { leastPx: widthPx, mostPx: COLUMN_TEXT_MAX_PX }),
  }
}
