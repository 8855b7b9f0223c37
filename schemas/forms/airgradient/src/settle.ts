import type { AirGradientSettings } from './schema.ts'

/** Capitalizes the country as it is typed: `de` becomes `DE`. Nothing else depends on a change. */
export function settle(_: AirGradientSettings, next: AirGradientSettings): AirGradientSettings {
  if (next.country === undefined) return next
  // Letters of other alphabets stay as they are and are refused: "ß" would become a country code.
  const country = next.country.replace(/[a-z]/g, (letter) => letter.toUpperCase())
  return { ...next, country }
}
