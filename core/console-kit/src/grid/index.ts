export { FixedGrid, type FixedGridProps } from './FixedGrid.tsx'
export { GRID_KEYS, isGridKey, moveByKey, type GridKey } from './keyboardMoves.ts'
export type { LayoutChange } from './placeWords.ts'
export { WidgetGrid, type WidgetGridProps } from './WidgetGrid.tsx'
