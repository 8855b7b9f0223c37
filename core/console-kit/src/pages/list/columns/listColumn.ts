import type { ReactNode } from 'react'

/** The context of a cell. */
export interface CellContext {
  /**
   * For controls inside the cell: 0 in the row that the keyboard is at, else -1, so that Tab does
   * not stop in every row.
   */
  tabIndex: 0 | -1
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
  /** Names the row: links to it, and is always shown. One column of a list is its title. */
  isTitle?: boolean
  /** Hidden until the user shows it, default false. */
  isHiddenAtFirst?: boolean
  /**
   * Its position in a narrow list; default `line` below the title. `labelled` puts its header before it,
   * for values that mean nothing without it: "Last used: Never".
   */
  narrow?: 'badge' | 'line' | 'labelled' | 'hidden'
  /** The value for exports; a column without it is left out. Times are ms UTC. */
  value?: (row: Row) => string | number | null
  /** The type of `value`, default text. */
  valueKind?: 'text' | 'number' | 'time'
}

/** Default width of a column in CSS pixels. */
export const COLUMN_WIDTH_PX = 140
/** Minimum and maximum width that a user can choose. */
export const COLUMN_MIN_PX = 64
export const COLUMN_MAX_PX = 800
