import { parameterById } from '@airshed/profiles'

/** Spellings that mean the same unit; compared in lower case without blanks. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'ug/m3': 'µg/m³',
  'ug/m^3': 'µg/m³',
  'µg/m3': 'µg/m³',
  'μg/m3': 'µg/m³',
  'μg/m³': 'µg/m³',
  'ug/m³': 'µg/m³',
  'mg/m3': 'mg/m³',
  c: '°C',
  degc: '°C',
  '°c': '°C',
  celsius: '°C',
  f: '°F',
  degf: '°F',
  '°f': '°F',
  k: 'K',
  percent: '%',
  '%rh': '%',
  deg: '°',
  degree: '°',
  degrees: '°',
  pa: 'Pa',
  hpa: 'hPa',
  kpa: 'kPa',
  mbar: 'hPa',
  mb: 'hPa',
  bar: 'bar',
  inhg: 'inHg',
  mmhg: 'mmHg',
  'm/s': 'm/s',
  'km/h': 'km/h',
  kmh: 'km/h',
  mph: 'mph',
  kn: 'kn',
  kt: 'kn',
  knots: 'kn',
  mm: 'mm',
  cm: 'cm',
  in: 'in',
  dba: 'dB(A)',
  'db(a)': 'dB(A)',
  dbm: 'dBm',
  v: 'V',
  mv: 'mV',
}

/** Every conversion there is, `{from} → {to}`. A pair that is not listed is not converted. */
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

/** A unit in the catalogue's spelling; one that nobody knows stays as it is. */
export function canonicalUnit(unit: string): string {
  const plain = unit.replace(/\s+/g, '')
  return SPELLINGS[plain.toLowerCase()] ?? plain
}

/**
 * The function that brings values of a parameter from a unit into the catalogue's own.
 *
 * @param unit as received; null: the sender names none, so it is the parameter's own
 * @returns null when there is no conversion: the reading is then kept unmapped, in its own unit
 */
export function converterFor(
  parameterId: string,
  unit: string | null,
): ((value: number) => number) | null {
  const own = parameterById(parameterId)?.unit
  if (own === undefined) return null
  const received = unit === null ? own : canonicalUnit(unit)
  if (received === own) return unchanged
  return CONVERSIONS[`${received} → ${own}`] ?? null
}

const unchanged = (value: number) => value
