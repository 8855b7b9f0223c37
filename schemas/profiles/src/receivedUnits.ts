/** Units of mass per volume of air. */
export const MASS_UNITS: readonly string[] = ['µg/m³', 'mg/m³']

/**
 * Units that convert to the catalogue's own unit by only a factor or an offset, by that unit. ppb and µg/m³ are not
 * among them: between those, the gas, temperature and pressure matter.
 */
export const CONVERTIBLE_UNITS: ReadonlyMap<string, readonly string[]> = new Map([
  ['µg/m³', ['mg/m³']],
  ['ppb', ['ppm']],
  ['ppm', ['ppb']],
  ['°C', ['°F', 'K']],
  ['hPa', ['Pa', 'kPa', 'bar', 'inHg', 'mmHg']],
  ['m/s', ['km/h', 'mph', 'kn']],
  ['mm', ['cm', 'in']],
  ['V', ['mV']],
])
