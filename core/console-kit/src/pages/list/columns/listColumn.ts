import type { ReactNode } from 'react'

export interface CellContext {
  /**
   * For controls inside the cell: 0 in the row that the keyboard is at, else -1, so that Tab does
   * not stop in every row.
   */
  tabIndex: 0 | -1
}

/** An order of a column that is neither ascending nor descending. */
export interface ColumnOrder {
  /** Name used for sorting, one of the schema's sorts. */
  id: string
  /** Such as `Needs attention first`. */
  label: string
}

/** A column of a file that is made of a list. */
export interface FileColumn<Row> {
  header: string
  /** Times are ms UTC; null: nothing. */
  value: (row: Row) => string | number | null
  /** The type of `value`, default text. */
  valueKind?: 'text' | 'number' | 'time'
}

export interface ListColumn<Row> {
  /** Also the name used for sorting. */
  id: string
  /** Text of the header. */
  header: string
  cell: (row: Row, context: CellContext) => ReactNode
  /** `end` for figures; default start. */
  align?: 'start' | 'end'
  /** Width in CSS pixels before the user changes it, default 140; the minimum width for one that grows. */
  widthPx?: number
  /** Share of the free space, default 0: as wide as `widthPx`. */
  grow?: number
  /** Offers sorting by this column; its id must be among the schema's sorts. Default false. */
  isSortable?: boolean
  /** A further order of a sortable column, to which its header leads first. */
  otherOrder?: ColumnOrder
  /** Names the row: links to it, and is always shown. One column of a list is its title. */
  isTitle?: boolean
  /** Hidden until the user shows it, default false. */
  isHiddenAtFirst?: boolean
  /** Left out while no loaded row has a `value` in it, until the user chooses it. Default false. */
  isHiddenWhileEmpty?: boolean
  /**
   * Left out while the list is too narrow for all its columns, until the user chooses it. Default: if it is hidden in a
   * narrow list.
   */
  isLeftOutWhenNarrow?: boolean
  /** At least as wide as the longest `value` of the loaded rows, up to {@link COLUMN_TEXT_MAX_PX}. Default false. */
  fitsText?: boolean
  /**
   * Its position in a narrow list; default `line` below the title. `labelled` puts its header before it,
   * for values that mean nothing without it: "Last used: Never".
   */
  narrow?: 'badge' | 'line' | 'labelled' | 'hidden'
  /** The value for exports; a column without it is left out. Times are ms UTC. */
  value?: FileColumn<Row>['value']
  /** The type of `value`, default text. */
  valueKind?: FileColumn<Row>['valueKind']
  /**
   * Columns of exports in place of this one, where a cell shows several values: each as a program can read it. Default:
   * `value`.
   */
  inFile?: readonly FileColumn<Row>[]
}

/** Whether a list that is too narrow for all its columns can do without this one. */
export const isDispensable = ({
  isLeftOutWhenNarrow,
  narrow,
}: Pick<ListColumn<never>, 'isLeftOutWhenNarrow' | 'narrow'>): boolean =>
  isLeftOutWhenNarrow ?? narrow === 'hidden'

/** Default width of a column in CSS pixels. */
export const COLUMN_WIDTH_PX = 140
/** Maximum width in CSS pixels of a column that fits its text. */
export const COLUMN_TEXT_MAX_PX = 420
/** Minimum and maximum width that a user can choose. */
export const COLUMN_MIN_PX = 64
export const COLUMN_MAX_PX = 800
