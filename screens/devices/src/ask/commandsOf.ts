import { deviceModel, type DeviceCommandName } from '@airshed/console-kit'

/** Commands that at least one of the types knows, each once, in the order of the types. */
export const commandsOf = (types: readonly string[]): DeviceCommandName[] => [
  ...new Set(types.flatMap((type) => deviceModel(type).commands)),
]
