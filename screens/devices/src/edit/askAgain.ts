import type { DeviceCommand, NodeSetting } from '@airshed/console-kit'

/** Polling interval while a command is in progress. */
const COMMANDS_MS = 3_000
/** Polling interval while a setting is pending: devices fetch theirs in minutes rather than in seconds. */
const SETTINGS_MS = 10_000

/** Whether a command has neither ended nor expired. */
export const isUnderWay = ({ state }: Pick<DeviceCommand, 'state'>): boolean =>
  state === 'queued' || state === 'sent'

/** Interval in ms after which commands are refetched; false: only after a change. */
export const askCommandsAgainMs = (
  commands: readonly Pick<DeviceCommand, 'state'>[],
): number | false => (commands.some(isUnderWay) ? COMMANDS_MS : false)

/** Interval in ms after which settings are refetched; false: only after a change. */
export const askSettingsAgainMs = (
  settings: readonly Pick<NodeSetting, 'state'>[],
): number | false => (settings.some(({ state }) => state === 'waiting') ? SETTINGS_MS : false)
