import { sensorFlags, sensorPayload, type Sensor } from '@airshed/kit/define'
import type { GenericSettings } from './schema.ts'

/** The flags of the sensor; its configuration is left alone. */
export const fromDevice = (sensor: Sensor): GenericSettings => sensorFlags(sensor)

/** The body of the call that saves the sensor: only flags, so that its configuration stays as it is. */
export function toPayload(value: GenericSettings): Record<string, unknown> {
  const { configuration: _, ...flags } = sensorPayload(value)
  return flags
}
