import { niceTicks } from './niceTicks.ts'

export interface ColumnCategory {
  id: string
  label: string
  color: string
}

export interface ColumnOfChart {
  id: string
  /** Under the column and in its tooltip, such as `14:00`. */
  label: string
  /** By category id; a missing one is 0. */
  values: Record<string, number>
}

/** Room under the columns for their labels, and beside them for the marks. */
const BOTTOM_PX = 22
const TOP_PX = 8
const LEFT_PX = 32
/** Share of its slot that a column takes, and its greatest width. */
const COLUMN_SHARE = 0.68
const MAX_COLUMN_PX = 28
/** Labels narrower than this touch. */
const LABEL_PX = 40

export interface ColumnBox {
  id: string
  /** Where its slot and the column in it begin. */
  slotX: number
  x: number
  /** undefined where the label has no room. */
  label: string | undefined
  parts: readonly { id: string; color: string; y: number; height: number }[]
}

export interface ColumnLayout {
  left: number
  slotWidth: number
  columnWidth: number
  ticks: readonly { value: number; y: number }[]
  columns: readonly ColumnBox[]
}

/** Places of columns, parts and marks in a box of CSS pixels; negative values count as 0. */
export function columnLayout(
  columns: readonly ColumnOfChart[],
  categories: readonly ColumnCategory[],
  width: number,
  height: number,
  labelEvery: number,
): ColumnLayout {
  const valueOf = (column: ColumnOfChart, id: string): number => Math.max(0, column.values[id] ?? 0)
  const totals = columns.map((column) =>
    categories.reduce((sum, { id }) => sum + valueOf(column, id), 0),
  )
  const ticks = niceTicks(Math.max(0, ...totals))
  const top = ticks.at(-1) ?? 1
  const floorY = Math.max(TOP_PX + 1, height - BOTTOM_PX)
  const yOf = (value: number): number => floorY - (value / top) * (floorY - TOP_PX)
  const slotWidth = Math.max(1, (width - LEFT_PX) / Math.max(1, columns.length))
  const columnWidth = Math.min(MAX_COLUMN_PX, slotWidth * COLUMN_SHARE)
  const every = labelEvery * Math.max(1, Math.ceil(LABEL_PX / (slotWidth * labelEvery)))
  return {
    left: LEFT_PX,
    slotWidth,
    columnWidth,
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    columns: columns.map((column, index) => {
      const slotX = LEFT_PX + index * slotWidth
      let sum = 0
      const parts = categories.map(({ id, color }) => {
        const below = yOf(sum)
        sum += valueOf(column, id)
        return { id, color, y: yOf(sum), height: below - yOf(sum) }
      })
      return {
        id: column.id,
        slotX,
        x: slotX + (slotWidth - columnWidth) / 2,
        label: index % every === 0 ? column.label : undefined,
        parts,
      }
    }),
  }
}
