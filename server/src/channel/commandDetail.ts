import type { DeviceCommandName } from '@airshed/schemas'

/** What an event about a command says of it. */
export const commandDetail = ({
  id,
  name,
  sensor_id: sensor,
}: {
  id: string
  name: DeviceCommandName
  sensor_id: string | null
}): Record<string, unknown> => ({
  command: id,
  action: name,
  ...(sensor === null ? {} : { sensor }),
})
