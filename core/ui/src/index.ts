// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./css.d.ts" />
export { joinTexts, lazyTexts, type LazyTexts, type TextLoader } from './messages/lazyTexts.ts'
export {
  uiMessages,
  uiTexts,
  useUiText,
  type UiMessageId,
  type UiText,
} from './messages/uiMessages.ts'
export { useLoadedTexts } from './messages/useLoadedTexts.ts'
export {
  AirGradeLine,
  type AirGradeLineProps,
  AverageGrade,
  type AverageGradeProps,
} from './status/AverageGrade.tsx'
export {
  DEFAULT_PRECISION,
  formatReading,
  formatTooltipValue,
  formatValue,
  type ReadingDecimals,
  TOOLTIP_DECIMALS,
} from './numbers/formatNumber.ts'
export { formatCoverage, formatShare } from './numbers/formatShare.ts'
export { NamedIcon, type NamedIconProps } from './icons/NamedIcon.tsx'
export { NumberWithUnit, type NumberWithUnitProps } from './numbers/NumberWithUnit.tsx'
export { AsOf, type AsOfProps } from './parts/AsOf.tsx'
export { Card, type CardProps } from './parts/Card.tsx'
export { EmptyState, type EmptyStateProps } from './parts/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './parts/ErrorState.tsx'
export { MARK_PATHS, markSvg } from './parts/markPaths.ts'
export { ChoiceButtons, type ChoiceButtonsProps } from './parts/ChoiceButtons.tsx'
export { MiddleCut } from './parts/MiddleCut.tsx'
export { Mark, type MarkProps } from './parts/Mark.tsx'
export { PageHeader, type PageHeaderProps } from './parts/PageHeader.tsx'
export { Skeleton, type SkeletonProps } from './parts/Skeleton.tsx'
export { Coverage } from './readings/Coverage.tsx'
export { LostMark } from './range/LostMark.tsx'
export { BelowLimitMark, type BelowLimitMarkProps } from './readings/BelowLimitMark.tsx'
export {
  belowLimitText,
  belowLimitWords,
  type BelowLimitWordsOptions,
} from './readings/belowLimitWords.ts'
export { HiddenMark, type HiddenMarkProps } from './readings/HiddenMark.tsx'
export {
  hiddenLabel,
  hiddenWords,
  withinSentence,
  type HiddenWordsOptions,
} from './readings/hiddenWords.ts'
export { NewestReading, type NewestReadingProps } from './readings/NewestReading.tsx'
export { FaultSince, type FaultSinceProps } from './readings/FaultSince.tsx'
export { faultWords, type FaultWordsOptions } from './readings/faultWords.ts'
export { ReadingFigure, type ReadingFigureProps } from './readings/ReadingFigure.tsx'
export { ReadingTime, type ReadingTimeProps } from './readings/ReadingTime.tsx'
export { GRADES, type GradeName } from './status/grades.ts'
export {
  BandMark,
  GradeMark,
  type BandMarkProps,
  type GradeMarkProps,
} from './status/GradeMark.tsx'
export { STATUS_OUTLINES } from './status/statusOutlines.ts'
export { STATUS_LOOKS, STATUS_NAMES, type StatusName } from './status/statuses.ts'
export { LevelTag, type LevelTagProps } from './status/LevelTag.tsx'
export { StatusTag, type StatusTagProps } from './status/StatusTag.tsx'
export { contrastRatio, inkOn } from './theme/contrast.ts'
export { applyTheme, isThemeName, THEME_NAMES, type ThemeName } from './theme/themes.ts'
export { THEME_TOKENS, tokenVariable, type ThemeTokens } from './theme/themeTokens.ts'
export {
  cycleGroupName,
  type CycleView,
  hourName,
  monthName,
  weekdayName,
} from './time/cycleNames.ts'
export { timeFormat, type TimeFormat } from './time/formatTime.ts'
export { followFonts } from './size/followFonts.ts'
export { followSize, type FollowedSize } from './size/followSize.ts'
export { localTime } from './time/localTime.ts'
export { RelativeTime, type RelativeTimeProps } from './time/RelativeTime.tsx'
export { Button, Callout, Checkbox, Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './overlays/Dialog.tsx'
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx'
export { MenuButton, type MenuButtonProps } from './overlays/MenuButton.tsx'
export { POPOVER_LOOK } from './overlays/popoverLook.ts'
export { lengthWords, rangeWords } from './range/rangeWords.ts'
export { TimeRangePicker, type TimeRangePickerProps } from './range/TimeRangePicker.tsx'
export type { SelectOption } from './select/filterOptions.ts'
export { SearchSelect, type SearchSelectProps } from './select/SearchSelect.tsx'
export { DataTable, type DataTableProps } from './table/DataTable.tsx'
export { rowType, sharedRowPx, type RowLimits, type RowType } from './table/sharedRows.ts'
export { nextSort, sortRows } from './table/sortRows.ts'
export type { Column, TablePaging, TableSort } from './table/tableTypes.ts'
export { useClientTable, type ClientTable, type KeptTable } from './table/useClientTable.ts'
export {
  createToaster,
  LONG_TOAST_MS,
  MAX_TOASTS,
  TOAST_MS,
  type Schedule,
  type Toast,
  type Toaster,
  type ToastIntent,
  type ToastRequest,
} from './toasts/createToaster.ts'
export { ToastRegion, type ToastRegionProps } from './toasts/ToastRegion.tsx'
export { SUMMARY_EVERY_MS, useCalmSummary } from './speech/useCalmSummary.ts'
