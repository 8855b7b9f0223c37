/** Key suffixes that state a unit, as authors of payload formatters spell them. */
const SUFFIXES: Readonly<Record<string, string>> = {
  ugm3: 'µg/m³',
  ug_m3: 'µg/m³',
  mgm3: 'mg/m³',
  mg_m3: 'mg/m³',
  ppm: 'ppm',
  ppb: 'ppb',
  c: '°C',
  degc: '°C',
  celsius: '°C',
  f: '°F',
  degf: '°F',
  k: 'K',
  percent: '%',
  pct: '%',
  pa: 'Pa',
  hpa: 'hPa',
  kpa: 'kPa',
  mbar: 'mbar',
  mps: 'm/s',
  m_s: 'm/s',
  kmh: 'km/h',
  mph: 'mph',
  deg: '°',
  mm: 'mm',
  dba: 'dB(A)',
  dbm: 'dBm',
  v: 'V',
  mv: 'mV',
}

/**
 * The unit that a key ends with, after an underscore, and the key without it: `pressure_hpa` is
 * `pressure` in hPa. null if it does not end with a unit.
 */
export function unitAtEndOf(key: string): { key: string; unit: string } | null {
  const plain = key.toLowerCase()
  for (const [suffix, unit] of Object.entries(SUFFIXES)) {
    if (plain.endsWith(`_${suffix}`)) return { key: key.slice(0, -suffix.length - 1), unit }
  }
  return null
}
