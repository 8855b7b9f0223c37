import type { AnyDeviceFormDefinition, SensorEdit } from '@airshed/console-kit'
import type { Sensor } from '@airshed/kit'

/** The body of a form, or the known state of a sensor in the same shape. */
export interface SensorPayload {
  enabled?: unknown
  debug?: unknown
  configuration?: unknown
}

/**
 * What a form would send untouched: the settings of the sensor, and the form's defaults for those that it
 * never reported. For an installed plugin, whose code is not in the page, only the former are known.
 */
export function untouchedSensor(
  definition: AnyDeviceFormDefinition,
  { enabled, debug, configuration, ...sensor }: Sensor,
): SensorPayload {
  if (definition.source !== undefined) return { enabled, debug, configuration }
  return definition.toPayload(
    definition.fromDevice({ enabled, debug, configuration, ...sensor }) as object,
  )
}

/**
 * The user's changes, as the body of the call: a default shown only because nothing was reported must not
 * be requested from the sensor; null if nothing changed.
 */
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
