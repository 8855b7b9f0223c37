import type { DeviceCommandName } from '@airshed/schemas'

/** The details of a command in an event. */
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
