// What a page provides for the kit, and what its host shares with it. Not exported to plugins.

export {
  AirshedContext,
  type AirshedValue,
  type Keeper,
  type Kiosk,
  type LockedSession,
  type NavigateOptions,
  type SessionValue,
  type Telemetry,
  useAirshed,
} from './airshedContext.ts'
export { AirshedProvider, type AirshedProviderProps } from './AirshedProvider.tsx'
export { type Language, languageOf, localized } from './language.ts'
export { type Destination, pathOf } from './navigation.ts'
export type { Command, CommandPlace } from '../commands/command.ts'
export { type CommandRegistry, createCommandRegistry } from '../commands/commandRegistry.ts'
export { ScaleShareContext } from './scaleShareContext.ts'
export { createScaleShare, type ScaleShare } from './scaleShare.ts'
export { isSimulatedPage } from './simulatedPage.ts'
export { withLocks } from './withLocks.ts'
export { loadErrorSentences } from '../errors/codeText.ts'
export { errorText, errorTexts, titledError, useShowError } from '../hooks/errorText.ts'
export { useApi, useKiosk, useTelemetry, useToaster } from '../hooks/session.ts'
export { type BoxSize, useWidgetSize } from '../hooks/useWidgetSize.ts'
export { loadPluginIntl, type Reader } from '../intl/pluginIntl.ts'
export {
  type HostMessageId,
  hostMessages,
  type HostText,
  useHostText,
} from '../messages/hostMessages.ts'
export { pageTexts } from '../messages/pageTexts.ts'
