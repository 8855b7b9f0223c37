import { parameterById } from '@airshed/profiles'

/** Unit in which temperatures are stored and calculated. */
export const CELSIUS = '°C'
export const FAHRENHEIT = '°F'

/** Stored values have more decimals than displayed ones: 85 °F comes back as 85, not as 84.9999999992. */
const KEPT_DECIMALS = 9
const SHOWN_DECIMALS = 6
// Adding 0 turns a rounded −0 into 0.
const shown = (value: number): number => Number(value.toFixed(SHOWN_DECIMALS)) + 0
const kept = (value: number): number => Number(value.toFixed(KEPT_DECIMALS)) + 0

const PER_KELVIN = 9 / 5
const FREEZING = 32

/** A temperature in °F. */
export const fahrenheitOf = (celsius: number): number => shown(celsius * PER_KELVIN + FREEZING)
/** A difference of temperatures in °F, such as the span between two readings. */
export const fahrenheitDifference = (kelvin: number): number => shown(kelvin * PER_KELVIN)
/** A temperature in °C. */
export const celsiusOf = (fahrenheit: number): number => kept((fahrenheit - FREEZING) / PER_KELVIN)

/** Units in the last place by which rounding may miss a large value. */
const ULPS = 4

/**
 * A temperature in °C that {@link fahrenheitOf} turns into exactly this one, as long as it has turned some temperature into
 * it: what was exported in °F is exported with the same digits again.
 */
export function celsiusShownAs(fahrenheit: number): number {
  const nearest = celsiusOf(fahrenheit)
  if (fahrenheitOf(nearest) === fahrenheit) return nearest
  const ulp = Math.abs(nearest) * Number.EPSILON
  for (let steps = 1; steps <= ULPS; steps += 1) {
    for (const near of [nearest - steps * ulp, nearest + steps * ulp]) {
      if (fahrenheitOf(near) === fahrenheit) return near
    }
  }
  return nearest
}

/** A difference of temperatures in kelvin, which is that in °C. */
export const celsiusDifference = (difference: number): number => kept(difference / PER_KELVIN)

/**
 * Whether the readings at a path are temperatures in °C.
 *
 * @param path of a data point: a parameter id, `raw:{key}` or `metric:{id}`
 * @returns null: only the data point can tell, not the path
 */
export function isCelsiusPath(path: string): boolean | null {
  const parameter = parameterById(path)
  return parameter === undefined ? null : parameter.unit === CELSIUS
}
