// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./css.d.ts" />
export { uiMessages, useUiText, type UiMessageId, type UiText } from './messages/uiMessages.ts'
export {
  DEFAULT_PRECISION,
  formatTooltipValue,
  formatValue,
  TOOLTIP_DECIMALS,
} from './numbers/formatNumber.ts'
export { NumberWithUnit, type NumberWithUnitProps } from './numbers/NumberWithUnit.tsx'
export { AsOf, type AsOfProps } from './parts/AsOf.tsx'
export { Card, type CardProps } from './parts/Card.tsx'
export { EmptyState, type EmptyStateProps } from './parts/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './parts/ErrorState.tsx'
export { MARK_PATHS, markSvg } from './parts/markPaths.ts'
export { Mark, type MarkProps } from './parts/Mark.tsx'
export { PageHeader, type PageHeaderProps } from './parts/PageHeader.tsx'
export { Skeleton, type SkeletonProps } from './parts/Skeleton.tsx'
export { GRADES, type GradeName } from './status/grades.ts'
export {
  BandMark,
  GradeMark,
  type BandMarkProps,
  type GradeMarkProps,
} from './status/GradeMark.tsx'
export { STATUS_LOOKS, STATUS_NAMES, type StatusName } from './status/statuses.ts'
export { StatusTag, type StatusTagProps } from './status/StatusTag.tsx'
export { contrastRatio, inkOn } from './theme/contrast.ts'
export { applyTheme, THEME_NAMES, type ThemeName } from './theme/themes.ts'
export { THEME_TOKENS, tokenVariable, type ThemeTokens } from './theme/themeTokens.ts'
export { timeFormat, type TimeFormat } from './time/formatTime.ts'
export { RelativeTime, type RelativeTimeProps } from './time/RelativeTime.tsx'
