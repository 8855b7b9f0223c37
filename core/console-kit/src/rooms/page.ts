// The page around a screen: its session, its failures, its commands.

export { ApiError, isCancelled, NetworkError, scheduleByTimer } from '@airshed/data'
export {
  AirshedProvider,
  errorText,
  isSimulatedPage,
  type Command,
  localized,
  useAirshed,
  useKiosk,
  useTellError,
  useToaster,
  useWidgetSize,
} from '@airshed/kit/provider'
export { useCommandList, useCommands } from '../commands/useCommands.ts'
