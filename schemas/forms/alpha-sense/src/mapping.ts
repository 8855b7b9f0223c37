import { reportedNumber, sensorFlags, type Sensor } from '@airshed/kit/define'
import { DEFAULT_TIMEOUT_S, type AlphaSenseSettings } from './schema.ts'

type Wire = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Wire =>
  typeof value === 'object' && value !== null ? (value as Wire) : {}

/** The settings as the sensor reports them; unreported ones have their defaults. */
export function fromDevice(sensor: Sensor): AlphaSenseSettings {
  const { stel, stel_timeout: timeout } = sensor.configuration
  const limits = recordOf(stel)
  return {
    ...sensorFlags(sensor),
    stel: {
      pm1: reportedNumber(limits['pm1'], null),
      pm25: reportedNumber(limits['pm25'], null),
      pm10: reportedNumber(limits['pm10'], null),
    },
    stel_timeout: reportedNumber(timeout, DEFAULT_TIMEOUT_S),
  }
}
