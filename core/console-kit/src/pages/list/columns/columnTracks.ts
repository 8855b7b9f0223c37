import { COLUMN_WIDTH_PX, type ListColumn } from './listColumn.ts'

/** Widths of the list's own parts before and after the columns, in CSS pixels. */
const SELECT_PX = 36
const EXPAND_PX = 32
const MENU_PX = 44

interface TrackedColumn {
  column: Pick<ListColumn<never>, 'widthPx' | 'grow'>
  chosenWidthPx: number | undefined
}

/** The parts of a row besides its columns. */
export interface ListSides {
  isSelectable: boolean
  isExpandable: boolean
  hasMenu: boolean
}

const fixedTracks = (sides: ListSides): number[] => [
  ...(sides.isSelectable ? [SELECT_PX] : []),
  ...(sides.isExpandable ? [EXPAND_PX] : []),
]

/** Width of the parts of a row besides its columns, in CSS pixels. */
export const sidesPx = (sides: ListSides): number =>
  fixedTracks(sides).reduce((sum, width) => sum + width, 0) + (sides.hasMenu ? MENU_PX : 0)

/**
 * The tracks of a row as CSS, the same for every row regardless of its contents, and the minimum
 * width of all. If no column grows, the free space is left before the menu.
 */
export function columnTracks(
  columns: readonly TrackedColumn[],
  sides: ListSides,
): { tracks: string; minWidthPx: number } {
  const fixed = fixedTracks(sides)
  let minWidthPx = sidesPx(sides)
  let isGrowing = false
  const tracks = columns.map(({ column, chosenWidthPx }) => {
    const widthPx = chosenWidthPx ?? column.widthPx ?? COLUMN_WIDTH_PX
    minWidthPx += widthPx
    const grow = chosenWidthPx === undefined ? (column.grow ?? 0) : 0
    isGrowing ||= grow > 0
    return grow > 0 ? `minmax(${widthPx}px, ${grow}fr)` : `${widthPx}px`
  })
  return {
    tracks: [
      ...fixed.map((width) => `${width}px`),
      ...tracks,
      ...(isGrowing ? [] : ['minmax(0, 1fr)']),
      ...(sides.hasMenu ? [`${MENU_PX}px`] : []),
    ].join(' '),
    minWidthPx,
  }
}
