// The page around a screen: its session, its failures, its commands.

export { ApiError, isCancelled, NetworkError, scheduleByTimer } from '@airshed/data'
export {
  AirshedContext,
  AirshedProvider,
  errorText,
  errorWords,
  isSimulatedPage,
  type Command,
  localized,
  titledError,
  useAirshed,
  useKiosk,
  useTellError,
  useToaster,
  useWidgetSize,
} from '@airshed/kit/provider'
export { useCommandList, useCommands } from '../commands/useCommands.ts'
export { readRangeParams, writeRangeParams, type RangeParams } from '../range/rangeParams.ts'
export { pickRange, type RangeState } from '../range/rangeState.ts'
export {
  usePinnedRange,
  type PinnedRange,
  type PinnedRangeOptions,
} from '../range/usePinnedRange.ts'
export { PageRangePicker, type PageRangePickerProps } from '../range/PageRangePicker.tsx'
export { RangePin, type RangePinProps } from '../range/RangePin.tsx'
export { usePageRange, type PageRange } from '../range/usePageRange.ts'
