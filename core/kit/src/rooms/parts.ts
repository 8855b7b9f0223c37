// Parts of a page, and the texts and colours that they share.

export {
  AsOf,
  BandMark,
  Button,
  type Column,
  contrastRatio,
  Coverage,
  DataTable,
  EmptyState,
  ErrorState,
  formatTooltipValue,
  formatValue,
  inkOn,
  MiddleCut,
  NamedIcon,
  NumberWithUnit,
  PageHeader,
  rangeWords,
  FaultSince,
  ReadingFigure,
  ReadingTime,
  RelativeTime,
  type RowType,
  rowType,
  SearchSelect,
  sharedRowPx,
  Skeleton,
  STATUS_LOOKS,
  STATUS_OUTLINES,
  StatusTag,
  THEME_NAMES,
  THEME_TOKENS,
  type ThemeTokens,
  type TimeFormat,
  timeFormat,
  uiMessages,
  useUiText,
} from '@airshed/ui'
export { NoData, NoParameters } from '../empty/EmptyWidget.tsx'
export { FaultyData, isFaulty } from '../empty/FaultyData.tsx'
export { MonitorLink } from '../links/MonitorLink.tsx'
export { PlaceLink } from '../links/PlaceLink.tsx'
export { useViewTable } from '../hooks/useViewTable.ts'
