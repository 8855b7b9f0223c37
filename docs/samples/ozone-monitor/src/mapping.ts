import type { Sensor } from '@airshed/kit/define'
import { USUAL_LAMP_CELSIUS, type OzoneMonitorSettings } from './schema.ts'

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** A value on its step: instruments report them in single precision (1.02 as 1.0199999809). */
const onStep = (value: number, stepsPerUnit: number): number =>
  Math.round(value * stepsPerUnit) / stepsPerUnit

/** The settings as the sensor reports them; what it does not report stands at its default. */
export function fromDevice({ enabled, configuration: wire }: Sensor): OzoneMonitorSettings {
  const isHeated = wire['lamp_heater'] === 1
  return {
    enabled: enabled === 1,
    averaging_time: numberOr(wire['averaging_time'], 60),
    flow: onStep(numberOr(wire['flow'], 1), 20),
    zero_offset: onStep(numberOr(wire['zero_offset'], 0), 10),
    span_factor: onStep(numberOr(wire['span_factor'], 1), 1000),
    lamp_heater: isHeated,
    ...(isHeated
      ? { lamp_temperature: numberOr(wire['lamp_temperature'], USUAL_LAMP_CELSIUS) }
      : {}),
    data_logging: wire['data_logging'] !== 0,
  }
}

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** The body of the call that saves the sensor: flags as 0 or 1, the rest under `configuration`. */
export function toPayload(value: OzoneMonitorSettings): Record<string, unknown> {
  const { enabled, lamp_heater: heater, data_logging: logging, ...rest } = value
  return {
    ...(enabled === undefined ? {} : { enabled: flagOf(enabled) }),
    configuration: { ...rest, lamp_heater: flagOf(heater), data_logging: flagOf(logging) },
  }
}

/** What the body has under `configuration` are fields of the form. */
export const issuePath = (path: string): string => path.replace(/^\/configuration(?=\/)/, '')
