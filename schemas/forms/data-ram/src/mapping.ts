import { reportedNumber, sensorFlags, sensorPayload, type Sensor } from '@airshed/kit/define'
import { FLOW_STEP, NO_CORRECTION, type DataRamSettings } from './schema.ts'

/** The settings as the sensor reports them; unreported ones have their defaults. */
export function fromDevice(sensor: Sensor): DataRamSettings {
  const { auto_zero_enabled: autoZero, flow_calibration: flow } = sensor.configuration
  return {
    ...sensorFlags(sensor),
    auto_zero_enabled: autoZero === 1,
    flow_calibration: reportedNumber(flow, NO_CORRECTION, FLOW_STEP),
  }
}

/** The body of the call that saves the sensor: every switch as 0 or 1. */
export function toPayload({
  auto_zero_enabled: autoZero,
  ...rest
}: DataRamSettings): Record<string, unknown> {
  return sensorPayload({ ...rest, auto_zero_enabled: autoZero ? 1 : 0 })
}
