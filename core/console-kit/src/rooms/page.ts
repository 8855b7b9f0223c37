// The page around a screen: its session, its failures, its commands.

export { ApiError, isCancelled, NetworkError, scheduleByTimer } from '@airshed/data'
export {
  AirshedContext,
  AirshedProvider,
  errorText,
  errorTexts,
  isSimulatedPage,
  type Command,
  localized,
  titledError,
  useAirshed,
  useKiosk,
  useShowError,
  useToaster,
  useWidgetSize,
} from '@airshed/kit/provider'
export * from '../commands/useCommands.ts'
export { readRangeParams, writeRangeParams, type RangeParams } from '../range/rangeParams.ts'
export { pickRange, type RangeState } from '../range/rangeState.ts'
export * from '../range/usePinnedRange.ts'
export * from '../range/PageRangePicker.tsx'
export * from '../range/RangePin.tsx'
export * from '../range/usePageRange.ts'
