import type { DeviceCommand, NodeSetting } from '@airshed/console-kit'

/** While a command is on its way. */
export const COMMANDS_MS = 3_000
/** While a setting waits: devices fetch theirs in minutes rather than in seconds. */
export const SETTINGS_MS = 10_000

/** Whether a command has neither ended nor expired. */
export const isUnderWay = ({ state }: Pick<DeviceCommand, 'state'>): boolean =>
  state === 'queued' || state === 'sent'

/** After how many ms commands are asked for again; false: only after a change. */
export const askCommandsAgainMs = (
  commands: readonly Pick<DeviceCommand, 'state'>[],
): number | false => (commands.some(isUnderWay) ? COMMANDS_MS : false)

/** After how many ms settings are asked for again; false: only after a change. */
export const askSettingsAgainMs = (
  settings: readonly Pick<NodeSetting, 'state'>[],
): number | false => (settings.some(({ state }) => state === 'waiting') ? SETTINGS_MS : false)
