import type { AvailableSensor, SensorConnection, SensorCreate } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { PickerOption } from '@airshed/kit/forms'
import type { AddSensorForm } from './addSensorForm.ts'

const keyOf = ({ com_port: port, com_type: type, address }: SensorConnection): string =>
  `${port}.${type}.${address}`

const connectionsOf = (available: readonly AvailableSensor[], driver: string | undefined) =>
  available.find(({ name }) => name === driver)?.connections ?? []

/** The initial form, and its state after another sensor is chosen: at the first free connection. */
export function withConnection(
  available: readonly AvailableSensor[],
  { driver = available[0]?.name, connection }: Partial<AddSensorForm>,
): Partial<AddSensorForm> {
  const free = connectionsOf(available, driver).map(keyOf)
  const chosen = connection !== undefined && free.includes(connection) ? connection : free[0]
  return {
    ...(driver === undefined ? {} : { driver }),
    ...(chosen === undefined ? {} : { connection: chosen }),
  }
}

/** The choices for the current state of the form. */
export const addSensorChoices = (
  available: readonly AvailableSensor[],
  driver: string | undefined,
  intl: PluginIntl,
): Readonly<Record<string, readonly PickerOption[]>> => ({
  driver: available.map(({ name }) => ({ value: name, label: name })),
  connection: connectionsOf(available, driver).map((connection) => ({
    value: keyOf(connection),
    label: intl.formatMessage(
      { id: connection.address === 0 ? 'sensor.at' : 'sensor.at.address' },
      { port: connection.com_port, address: connection.address },
    ),
  })),
})

/** The body of the call. */
export function sensorOf(
  available: readonly AvailableSensor[],
  { driver, connection }: AddSensorForm,
): SensorCreate | undefined {
  const chosen = connectionsOf(available, driver).find((one) => keyOf(one) === connection)
  return chosen === undefined ? undefined : { name: driver, ...chosen }
}
