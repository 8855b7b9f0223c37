// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./css.d.ts" />
export * from './messages/lazyTexts.ts'
export * from './messages/uiMessages.ts'
export * from './messages/useLoadedTexts.ts'
export * from './status/AverageGrade.tsx'
export {
  DEFAULT_PRECISION,
  formatCoverage,
  formatReading,
  formatShare,
  formatTooltipValue,
  formatValue,
  type ReadingDecimals,
} from '@airshed/domain'
export { NamedIcon, type NamedIconProps } from './icons/NamedIcon.tsx'
export * from './numbers/NumberWithUnit.tsx'
export * from './parts/AsOf.tsx'
export * from './parts/Card.tsx'
export * from './parts/EmptyState.tsx'
export * from './parts/ErrorState.tsx'
export { MARK_PATHS, markSvg } from './parts/markPaths.ts'
export * from './parts/ChoiceButtons.tsx'
export * from './parts/MiddleCut.tsx'
export * from './parts/Mark.tsx'
export * from './parts/PageHeader.tsx'
export * from './parts/Skeleton.tsx'
export * from './readings/Coverage.tsx'
export * from './range/LostMark.tsx'
export * from './readings/BelowLimitMark.tsx'
export * from './readings/belowLimitWords.ts'
export * from './readings/HiddenMark.tsx'
export * from './readings/hiddenText.ts'
export * from './readings/NewestReading.tsx'
export * from './readings/FaultSince.tsx'
export * from './readings/faultText.ts'
export * from './readings/ReadingFigure.tsx'
export * from './readings/ReadingTime.tsx'
export { GRADES, type GradeName } from './status/grades.ts'
export * from './status/GradeMark.tsx'
export * from './status/statusOutlines.ts'
export { STATUS_LOOKS, STATUS_NAMES, type StatusName } from './status/statuses.ts'
export * from './status/LevelTag.tsx'
export * from './status/StatusTag.tsx'
export { contrastRatio, inkOn } from './theme/contrast.ts'
export * from './theme/themes.ts'
export * from './theme/themeTokens.ts'
export * from './time/cycleNames.ts'
export * from './time/formatTime.ts'
export * from './size/followFonts.ts'
export { followSize, type FollowedSize } from './size/followSize.ts'
export * from './time/localTime.ts'
export * from './time/RelativeTime.tsx'
export { Button, Callout, Checkbox, Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
export * from './overlays/ConfirmDialog.tsx'
export * from './overlays/Dialog.tsx'
export * from './overlays/Drawer.tsx'
export * from './overlays/MenuButton.tsx'
export * from './overlays/popoverLook.ts'
export * from './range/rangeWords.ts'
export * from './range/TimeRangePicker.tsx'
export type { SelectOption } from './select/filterOptions.ts'
export * from './select/SearchSelect.tsx'
export * from './table/DataTable.tsx'
export * from './table/sharedRows.ts'
export * from './table/sortRows.ts'
export * from './table/tableTypes.ts'
export * from './table/useClientTable.ts'
export {
  createToaster,
  LONG_TOAST_MS,
  TOAST_MS,
  type Schedule,
  type Toast,
  type Toaster,
  type ToastIntent,
  type ToastRequest,
} from './toasts/createToaster.ts'
export * from './toasts/ToastRegion.tsx'
export * from './speech/useCalmSummary.ts'
