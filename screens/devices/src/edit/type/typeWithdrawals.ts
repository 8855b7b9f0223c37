import {
  takesCommand,
  takesSetting,
  type DeviceCommand,
  type NodeSettings,
} from '@airshed/console-kit'

/** What a device waits for. */
export interface Waiting {
  commands: readonly DeviceCommand[]
  settings: Pick<NodeSettings, 'settings' | 'sensors'>
}

/** What of it is withdrawn with a new type. */
export interface TypeWithdrawals {
  commands: readonly DeviceCommand[]
  /** Their names; those of several sensors can be the same. */
  settings: readonly string[]
}

/** The commands that a device has not fetched, and the settings that it has not taken, which a new type cannot take. */
export function typeWithdrawals(type: string, { commands, settings }: Waiting): TypeWithdrawals {
  const own = { '': settings.settings, ...settings.sensors }
  return {
    commands: commands.filter(
      (command) => command.state === 'queued' && !takesCommand(type, command),
    ),
    settings: Object.entries(own).flatMap(([sensorId, rows]) =>
      rows
        .filter(({ name, state }) => state === 'waiting' && !takesSetting(type, sensorId, name))
        .map(({ name }) => name),
    ),
  }
}
