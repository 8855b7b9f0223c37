import { reportedNumber, sensorFlags, type Sensor } from '@airshed/kit/define'
import type { DavisSettings } from './schema.ts'

/**
 * The settings as the station reports them; metric units if it reports none. A number that is not one of the choices
 * stays: the form shows it, and requires another one before it saves.
 */
export function fromDevice(sensor: Sensor): DavisSettings {
  const units = reportedNumber(sensor.configuration['us_units'], 0)
  return { ...sensorFlags(sensor), us_units: units as DavisSettings['us_units'] }
}
