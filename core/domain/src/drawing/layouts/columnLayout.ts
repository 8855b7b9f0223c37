import { placeMarks, wordsWidthPx, type PlacedMark } from '../axes/placeMarks.ts'
import { niceTicks } from '../axes/valueTicks.ts'

export interface ColumnCategory {
  id: string
  label: string
  color: string
}

export interface ColumnOfChart {
  /** Unique among the columns. */
  id: string
  /** In its tooltip and table, such as `14:00`; two columns may have the same. */
  label: string
  /** By category id; a missing one is 0. */
  values: Record<string, number>
  /**
   * The share of its time that has passed, 0 to 1: a column that is still growing is as wide as that,
   * and hatched. Default 1.
   */
  share?: number
}

/** Room under the columns for their marks, and beside them at least for those of the values. */
const BOTTOM_PX = 22
const TOP_PX = 8
const LEFT_MIN_PX = 32
/** Between the marks of the values and the columns. */
const TICK_GAP_PX = 6
/** A growing column is at least this wide, to be seen at all. */
const GROWING_MIN_PX = 2
/** Share of its slot that a column takes, and its maximum width. */
const COLUMN_SHARE = 0.68
const MAX_COLUMN_PX = 28

export interface ColumnBox {
  id: string
  /** Where its slot and the column in it begin. */
  slotX: number
  x: number
  width: number
  isGrowing: boolean
  parts: readonly { id: string; color: string; y: number; height: number }[]
}

export interface ColumnLayout {
  left: number
  slotWidth: number
  ticks: readonly { value: number; y: number; words: string }[]
  columns: readonly ColumnBox[]
  /** Those that have room, from left to right. */
  marks: readonly PlacedMark[]
}

export interface ColumnPlan {
  columns: readonly ColumnOfChart[]
  categories: readonly ColumnCategory[]
  /** CSS pixels. */
  width: number
  height: number
  /** Words under the columns, by column id. */
  marks: ReadonlyMap<string, string>
  /** Words of a value. */
  write: (value: number) => string
}

/** Places of columns, parts and marks in a box of CSS pixels; negative values count as 0. */
export function columnLayout(plan: ColumnPlan): ColumnLayout {
  const { columns, categories, width, height, marks, write } = plan
  const valueOf = (column: ColumnOfChart, id: string): number => Math.max(0, column.values[id] ?? 0)
  const totals = columns.map((column) =>
    categories.reduce((sum, { id }) => sum + valueOf(column, id), 0),
  )
  const values = niceTicks(Math.max(0, ...totals))
  const top = values.at(-1) ?? 1
  const floorY = Math.max(TOP_PX + 1, height - BOTTOM_PX)
  const yOf = (value: number): number => floorY - (value / top) * (floorY - TOP_PX)
  const ticks = values.map((value) => ({ value, y: yOf(value), words: write(value) }))
  const left = Math.max(
    LEFT_MIN_PX,
    ...ticks.map(({ words }) => Math.ceil(wordsWidthPx(words)) + TICK_GAP_PX),
  )
  const slotWidth = Math.max(1, (width - left) / Math.max(1, columns.length))
  const columnWidth = Math.min(MAX_COLUMN_PX, slotWidth * COLUMN_SHARE)
  const boxes = columns.map((column, index) => {
    const slotX = left + index * slotWidth
    let sum = 0
    const parts = categories.map(({ id, color }) => {
      const below = yOf(sum)
      sum += valueOf(column, id)
      return { id, color, y: yOf(sum), height: below - yOf(sum) }
    })
    const share = Math.min(1, Math.max(0, column.share ?? 1))
    return {
      id: column.id,
      slotX,
      x: slotX + (slotWidth - columnWidth) / 2,
      width: Math.max(Math.min(GROWING_MIN_PX, columnWidth), columnWidth * share),
      isGrowing: share < 1,
      parts,
    }
  })
  return {
    left,
    slotWidth,
    ticks,
    columns: boxes,
    marks: placeMarks(
      boxes.flatMap(({ id, slotX }) => {
        const words = marks.get(id)
        return words === undefined ? [] : { id, words, x: slotX + slotWidth / 2 }
      }),
      width,
    ),
  }
}
