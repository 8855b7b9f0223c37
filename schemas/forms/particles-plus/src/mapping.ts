import { reportedNumber, sensorFlags, type Sensor } from '@airshed/kit/define'
import type { ParticlesPlusSettings } from './schema.ts'

/**
 * The settings as the sensor reports them; without a unit it counts particles. An unknown unit number stays: the form
 * shows it, and requires another one before it saves.
 */
export function fromDevice(sensor: Sensor): ParticlesPlusSettings {
  const units = reportedNumber(sensor.configuration['units'], 0)
  return { ...sensorFlags(sensor), units: units as ParticlesPlusSettings['units'] }
}
