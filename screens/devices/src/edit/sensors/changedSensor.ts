import type { AnyDeviceFormDefinition, SensorEdit } from '@airshed/console-kit'
import type { Sensor } from '@airshed/kit'

/** The body of a form, or the known state of a sensor in the same shape. */
export interface SensorPayload {
  enabled?: unknown
  debug?: unknown
  configuration?: unknown
}

/**
 * What a form would send untouched of the settings that the sensor has or was asked for: everything else in its body was
 * entered by the user, even if it is the form's default. For an installed plugin, whose code is not in the page, they
 * are those of the sensor.
 */
export function untouchedSensor(
  definition: AnyDeviceFormDefinition,
  sensor: Sensor,
): SensorPayload {
  const { enabled, debug, configuration, unreported = [] } = sensor
  const own = { enabled, debug, configuration }
  const sent: SensorPayload =
    definition.source === undefined ? definition.toPayload(definition.fromDevice(sensor)) : own
  const known = Object.entries(settingsIn(sent.configuration))
  return {
    ...(unreported.includes('enabled') ? {} : { enabled: sent.enabled }),
    ...(unreported.includes('debug') ? {} : { debug: sent.debug }),
    configuration: Object.fromEntries(known.filter(([name]) => Object.hasOwn(configuration, name))),
  }
}

/** The user's changes, as the body of the call; null if nothing changed. */
export function changedSensor(payload: SensorPayload, before: SensorPayload): SensorEdit | null {
  const flags = differences(
    { enabled: payload.enabled, debug: payload.debug },
    { enabled: before.enabled, debug: before.debug },
  )
  const configuration = differences(
    settingsIn(payload.configuration),
    settingsIn(before.configuration),
  )
  const body = {
    ...flags,
    ...(Object.keys(configuration).length === 0 ? {} : { configuration }),
  }
  return Object.keys(body).length === 0 ? null : body
}

/**
 * The settings of a change that somebody else has changed, too, and differently.
 *
 * @param base the sensor that the change starts from
 * @param newest the sensor as it is now
 */
export function sensorClashes(
  base: SensorPayload,
  newest: SensorPayload,
  { configuration, ...flags }: SensorPayload,
): string[] {
  const flat = (sensor: SensorPayload): Settings => ({
    ...settingsIn(sensor.configuration),
    enabled: sensor.enabled,
    debug: sensor.debug,
  })
  const [before, theirs] = [flat(base), flat(newest)]
  const mine: Settings = { ...settingsIn(configuration), ...flags }
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return Object.keys(mine).filter(
    (name) => !isSame(before[name], theirs[name]) && !isSame(theirs[name], mine[name]),
  )
}

type Settings = Readonly<Record<string, unknown>>

const settingsIn = (configuration: unknown): Settings =>
  typeof configuration === 'object' && configuration !== null ? (configuration as Settings) : {}

const differences = (after: Settings, before: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
