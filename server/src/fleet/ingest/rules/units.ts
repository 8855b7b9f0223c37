import { canonicalUnit, conversionFactor, massUnitAt, readMassUnit } from '@airshed/domain'
import { GAS_CONDITIONS, parameterById, type GasConditions } from '@airshed/profiles'
import { DEFAULT_GAS_REFERENCE, type GasReference } from '@airshed/schemas'

/**
 * All conversions that hold for every parameter, `{from} → {to}`. A pair that is not listed is not
 * converted, except for gases by mass: see `massOfGas`.
 */
const CONVERSIONS: Readonly<Record<string, (value: number) => number>> = {
  'mg/m³ → µg/m³': (value) => value * 1000,
  'ppm → ppb': (value) => value * 1000,
  'ppb → ppm': (value) => value / 1000,
  '°F → °C': (value) => ((value - 32) * 5) / 9,
  'K → °C': (value) => value - 273.15,
  'Pa → hPa': (value) => value / 100,
  'kPa → hPa': (value) => value * 10,
  'bar → hPa': (value) => value * 1000,
  // Conventional inch and millimetre of mercury, NIST SP 811, appendix B.8.
  'inHg → hPa': (value) => value * 33.86389,
  'mmHg → hPa': (value) => value * 1.333224,
  'km/h → m/s': (value) => value / 3.6,
  'mph → m/s': (value) => value * 0.44704,
  'kn → m/s': (value) => (value * 1852) / 3600,
  'cm → mm': (value) => value * 10,
  'in → mm': (value) => value * 25.4,
  'mV → V': (value) => value / 1000,
}

/**
 * The function that converts values of a parameter from a unit to the catalogue's own.
 *
 * @param unit as received; null: not stated, so it is the parameter's own
 * @param reference air to which the mass of a gas refers if its unit does not say. Default: that of the European directive
 * @returns null if there is no conversion: the reading is then stored unmapped, in its own unit
 */
export function converterFor(
  parameterId: string,
  unit: string | null,
  reference: GasReference = DEFAULT_GAS_REFERENCE,
): ((value: number) => number) | null {
  const parameter = parameterById(parameterId)
  if (parameter === undefined) return null
  const { unit: own, units } = parameter
  const received = unit === null ? own : canonicalUnit(unit)
  if (received === own) return unchanged
  const mass = massOfGas(parameterId, received, reference)
  if (mass === null && !units.includes(received)) return null
  const rule = CONVERSIONS[`${received} → ${own}`]
  if (rule !== undefined) return rule
  const stated = mass === null ? received : massUnitAt(mass.unit, mass.reference)
  const factor = conversionFactor(parameterId, stated, own)
  return factor === null ? null : (value) => value * factor
}

/** A gas received by mass and stored by volume: the unit, and the reference conditions of its mass. */
export interface MassOfGas {
  unit: string
  reference: GasReference
  air: GasConditions
  /** Time of the first reading that refers to this air, ms UTC, if earlier ones refer to another. */
  sinceMs?: number
}

/**
 * The facts to report about a gas whose values are received by mass and stored by volume.
 *
 * @param reference air to which it refers if the unit does not say. Default: that of the European directive
 * @returns null for every other parameter and unit
 */
export function massOfGas(
  parameterId: string,
  received: string | null,
  reference: GasReference = DEFAULT_GAS_REFERENCE,
): MassOfGas | null {
  const parameter = parameterById(parameterId)
  if (received === null || parameter === undefined || parameter.molar === null) return null
  const mass = readMassUnit(canonicalUnit(received))
  if (mass === undefined || !parameter.units.includes(mass.unit)) return null
  if (mass.reference === 'measured') return null
  const stated = mass.reference ?? reference
  return { unit: mass.unit, reference: stated, air: GAS_CONDITIONS[stated] }
}

const unchanged = (value: number) => value
