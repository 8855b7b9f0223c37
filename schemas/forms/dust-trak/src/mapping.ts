import { issuePathIn, type Sensor } from '@airshed/kit/define'
import { CUSTOM_PROFILE, NO_CORRECTION, type DustTrakSettings } from './schema.ts'

type Wire = Readonly<Record<string, unknown>>
type Limits = DustTrakSettings['stel']

/** Offered if the sensor does not report which profiles it has. */
const USUAL_PROFILES = ['factory', CUSTOM_PROFILE]

const recordOf = (value: unknown): Wire =>
  typeof value === 'object' && value !== null ? (value as Wire) : {}

const numberOr = <Otherwise>(value: unknown, otherwise: Otherwise): number | Otherwise =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** A factor rounded to its step: instruments report them in single precision (1.02 as 1.0199999809). */
const factorOf = (value: unknown, steps: number): number =>
  Math.round(numberOr(value, NO_CORRECTION) * steps) / steps

const limitsOf = (wire: Wire): Limits => ({
  pm1: numberOr(wire['pm1'], null),
  pm25: numberOr(wire['pm25'], null),
  pm4: numberOr(wire['pm4'], null),
  pm10: numberOr(wire['pm10'], null),
  total: numberOr(wire['total'], null),
})

/** The profiles that the sensor offers, in its order; the one in use is always among them. */
export function choices(sensor: Sensor): { profile: readonly string[] } {
  const { profiles, profile } = sensor.configuration
  const listed = Array.isArray(profiles)
    ? profiles.filter((name): name is string => typeof name === 'string' && name !== '')
    : []
  const offered = listed.length > 0 ? listed : USUAL_PROFILES
  const isForeign = typeof profile === 'string' && profile !== '' && !offered.includes(profile)
  return { profile: isForeign ? [profile, ...offered] : offered }
}

/** The settings as the sensor reports them; unreported ones have their defaults. */
export function fromDevice(sensor: Sensor): DustTrakSettings {
  const wire = recordOf(sensor.configuration)
  const named = wire['profile']
  const [first = CUSTOM_PROFILE] = choices(sensor).profile
  const profile = typeof named === 'string' && named !== '' ? named : first
  return {
    enabled: sensor.enabled === 1,
    debug: sensor.debug === 1,
    pm_microgram: wire['pm_microgram'] === 1 ? 1 : 0,
    profile,
    ...(profile === CUSTOM_PROFILE
      ? {
          photometric_calibration: factorOf(wire['photometric_calibration'], 1000),
          size_correction: factorOf(wire['size_correction'], 1000),
        }
      : {}),
    flow_calibration: factorOf(wire['flow_calibration'], 100),
    auto_zero: numberOr(wire['auto_zero'], 0),
    stel: limitsOf(recordOf(wire['stel'])),
  }
}

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** The body of the call that saves the sensor: flags as 0 or 1, the rest under `configuration`. */
export function toPayload(value: DustTrakSettings): Record<string, unknown> {
  const { enabled, debug, ...configuration } = value
  return {
    ...(enabled === undefined ? {} : { enabled: flagOf(enabled) }),
    ...(debug === undefined ? {} : { debug: flagOf(debug) }),
    configuration,
  }
}

/** Paths under `configuration` of the body are fields of the form. */
export const issuePath = issuePathIn('configuration')
