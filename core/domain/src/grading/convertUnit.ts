import { conversionFactor } from './units.ts'

const FAHRENHEIT_PER_KELVIN = 9 / 5
const FREEZING_F = 32

/**
 * The function from values in one unit of a parameter to values in another: by a factor, or between
 * the scales of temperature.
 *
 * @returns null when no conversion between the units is known for that parameter
 */
export function unitConverter(
  parameterId: string,
  from: string,
  to: string,
): ((value: number) => number) | null {
  const factor = conversionFactor(parameterId, from, to)
  if (factor !== null) return (value) => value * factor
  if (from === '°C' && to === '°F') return (value) => value * FAHRENHEIT_PER_KELVIN + FREEZING_F
  if (from === '°F' && to === '°C') return (value) => (value - FREEZING_F) / FAHRENHEIT_PER_KELVIN
  return null
}

/**
 * Decimals that give a value in another unit the same precision: 12.3 µg/m³ and 0.0123 mg/m³.
 *
 * @param precision in the unit that is converted from
 * @param convert from that unit to the other one
 */
export function convertedPrecision(precision: number, convert: (value: number) => number): number {
  const factor = convert(1) - convert(0)
  return Math.max(0, precision - Math.round(Math.log10(factor)))
}
