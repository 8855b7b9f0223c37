import { PARAMETERS, UNIT_SPELLINGS } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { canonicalUnit } from './canonicalUnit.ts'

const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'µg/m³': [
    'ug/m3',
    'UG/M3',
    'µg/m3',
    'μg/m³',
    'ug/m^3',
    'μg m⁻³',
    'µg·m⁻³',
    'ug.m-3',
    'ug m-3',
    '㎍/㎥',
    'ug_m3',
    'µg/m**3',
    'micrograms per cubic meter',
    'Micrograms per cubic metre',
    'mcg/m3',
  ],
  'mg/m³': ['mg/m3', 'MG/M3', 'mg m-3', '㎎/㎥', 'milligrams per cubic metre', 'mg/m^3'],
  ppb: [
    'PPB',
    'ppbv',
    'ppb(v)',
    'ppb v',
    'parts per billion',
    'Parts Per Billion by Volume',
    'nmol/mol',
  ],
  ppm: ['PPM', 'Ppm', 'ppmv', 'parts per million', 'µmol/mol', 'μmol/mol'],
  '°C': [
    'C',
    'c',
    '℃',
    'degC',
    'deg C',
    'deg. C',
    '° C',
    'ºC',
    '˚C',
    'Celsius',
    'degrees Celsius',
    'DegreesC',
  ],
  '°F': ['F', '℉', 'degF', 'ºF', 'fahrenheit', 'degrees fahrenheit', 'Deg. F'],
  K: ['k', 'K', 'Kelvin', 'kelvins', 'K'],
  '%': ['%', '％', 'percent', 'Percent RH', '%RH', '% r.H.', 'pct', 'RH %', 'percents'],
  '°': ['deg', 'degree', 'degrees', 'Degrees', 'º', 'degs', 'degrees true', '°'],
  hPa: ['hpa', 'HPA', 'mbar', 'mb', 'MB', 'millibars', 'hectopascals', '㍱'],
  Pa: ['pa', 'PA', 'Pascal', 'pascals', 'N/m²'],
  kPa: ['kpa', 'KPA', 'kilopascals', '㎪'],
  bar: ['Bar', 'bars', 'BAR'],
  inHg: ['inhg', 'in Hg', 'in. Hg', 'InHg', 'inches Hg', 'inches of mercury', 'in-Hg', '"Hg'],
  mmHg: ['mmhg', 'mm Hg', 'Torr', 'millimetres of mercury', '㎜Hg'],
  'm/s': ['M/S', 'm s-1', 'm·s⁻¹', 'mps', 'm/sec', 'meters per second', 'metres/second', '㎧'],
  'km/h': ['KM/H', 'kmh', 'kph', 'km/hr', 'km h-1', 'kilometres per hour', 'kmph'],
  mph: ['MPH', 'mi/h', 'miles per hour', 'miles/hour'],
  kn: ['kt', 'kts', 'KTS', 'knots', 'Knot', 'kns'],
  mm: ['MM', '㎜', 'millimeters', 'millimetre', 'l/m²', 'kg/m^2'],
  cm: ['CM', '㎝', 'centimetres'],
  in: ['in', 'in.', 'inch', 'Inches', '"'],
  'dB(A)': ['dBA', 'db(a)', 'dB A', 'dB-A', 'DBA', 'decibels (A)'],
  dBm: ['dbm', 'DBM', 'dB(m)'],
  V: ['v', 'volt', 'volts', 'Volts', 'VDC'],
  mV: ['mv', 'millivolts', 'mV DC'],
  '': ['', 'none', 'Unitless', 'index', '-', '1'],
}

describe('a unit', () => {
  const cases = Object.entries(WRITTEN).flatMap(([unit, all]) =>
    [unit, ...all].map((written) => [written, unit] as const),
  )
  it.each(cases)('reads the unit written as %j as %j', (written, unit) => {
    expect(canonicalUnit(written)).toBe(unit)
  })

  it('knows spellings for every unit of the catalogue', () => {
    const units = [...new Set(PARAMETERS.flatMap((parameter) => parameter.units))].toSorted()
    expect(Object.keys(UNIT_SPELLINGS).toSorted()).toEqual(units)
    expect(Object.keys(WRITTEN).toSorted()).toEqual(units)
  })

  it.each([
    ['µg/m³ (20 °C)', 'µg/m³ (20 °C)'],
    ['ug/m3 (25 °C)', 'µg/m³ (25 °C)'],
    ['ug/m3 at 25 C', 'µg/m³ (25 °C)'],
    ['UG/M3 @ 20ºC', 'µg/m³ (20 °C)'],
    ['mg m-3 (at 25°C)', 'mg/m³ (25 °C)'],
    ['µg/m³(T,p)', 'µg/m³ (T, p)'],
    ['ppb at 25 C', 'ppbat25C'],
    ['µg/m³ (30 °C)', 'µg/m³(30°C)'],
  ])('reads a mass unit with its reference temperature, written as %j, as %j', (written, unit) => {
    expect(canonicalUnit(written)).toBe(unit)
  })

  it('reads a unit of 100,000 blanks at once', () => {
    const endless = `µg/m³${' '.repeat(100_000)}(20 °C`
    expect(canonicalUnit(endless)).toBe('µg/m³(20°C')
  })

  it.each(Object.keys(UNIT_SPELLINGS))('reads every spelling of %j as that unit', (unit) => {
    const meant = (UNIT_SPELLINGS[unit] ?? []).map(canonicalUnit)
    expect(new Set(meant)).toEqual(new Set(meant.length === 0 ? [] : [unit]))
  })

  it.each([
    ['lx', 'lx'],
    ['1 / dL', '1/dL'],
    ['dB', 'dB'],
    ['m', 'm'],
    ['s', 's'],
    ['ms', 'ms'],
    ['g/m³', 'g/m³'],
    ['µg/Nm³', 'µg/Nm³'],
    ['psi', 'psi'],
    ['W', 'W'],
    ['constructor', 'constructor'],
  ])('keeps a unit that the catalogue does not have: %j', (written, unit) => {
    expect(canonicalUnit(written)).toBe(unit)
  })
})
