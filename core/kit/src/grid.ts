export { FixedGrid, type FixedGridProps } from './grid/FixedGrid.tsx'
export { GRID_KEYS, isGridKey, moveByKey, type GridKey } from './grid/keyboardMoves.ts'
export type { LayoutChange } from './grid/placeWords.ts'
export { WidgetGrid, type WidgetGridProps } from './grid/WidgetGrid.tsx'
