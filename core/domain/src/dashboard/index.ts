export {
  BREAKPOINT_MIN_WIDTH_PX,
  breakpointAt,
  canAddWidget,
  canEditGrid,
  COMPACT_WIDGET_SIZE,
  DEFAULT_WIDGET_LIMIT,
  defaultSizeOf,
  EDITING_ABOVE_WIDTH_PX,
  GRID_COLUMNS,
  GRID_MARGIN_PX,
  GRID_ROW_HEIGHT_PX,
  MIN_WIDGET_SIZE,
  type WidgetSize,
} from './grid.ts'
export { deriveLayouts, layoutOf, placeWidget, settleLayouts } from './layouts.ts'
export {
  clampRect,
  clampSize,
  firstFreeSpot,
  overlaps,
  reflowRects,
  settleRects,
} from './placement.ts'
export { DASHBOARD_FILE_VERSION, dashboardFileOf } from './dashboardFile.ts'
export { dashboardDifferences } from './differences.ts'
export { settingChanges, type SettingChange, type SettingSchema } from './settingChanges.ts'
export { documentOf, savedWidgetName } from './document.ts'
export {
  EMPTY_JOURNAL,
  JOURNAL_LENGTH,
  MOVES_JOINED_MS,
  readJournal,
  recordEdit,
  redoEdit,
  undoEdit,
  type Journal,
  type JournalEntry,
  type JournalStep,
} from './journal.ts'
export { mergeDashboards, type DashboardMerge, type MergeClash } from './merge.ts'
export {
  applyPatch,
  invertPatch,
  isEmptyPatch,
  patchBetween,
  type DashboardPatch,
  type Swap,
  type WidgetPatch,
} from './patch.ts'
