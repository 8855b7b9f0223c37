import type { SensorFlags } from './sensorFlags.ts'

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

/**
 * The body of the call that saves a sensor: its flags as 0 or 1, the other fields of the form under
 * `configuration`. A flag that the form does not have is left out.
 */
export function sensorPayload({
  enabled,
  debug,
  ...configuration
}: SensorFlags & Record<string, unknown>): Record<string, unknown> {
  return {
    ...(enabled === undefined ? {} : { enabled: flagOf(enabled) }),
    ...(debug === undefined ? {} : { debug: flagOf(debug) }),
    configuration,
  }
}

/** `issuePath` of a form that saves with `sensorPayload`: `/configuration/flow` is its `/flow`. */
export const sensorIssuePath = (path: string): string => path.replace(/^\/configuration(?=\/)/, '')
