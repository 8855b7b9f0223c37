/** Volume of a mole of gas at 293 K and 101.3 kPa, in litres: 8.314462618 · 293 / 101.3. */
const MOLAR_VOLUME_L = (8.314462618 * 293) / 101.3

/** µg/m³ that one ppb of a gas amounts to, from its molar mass in g/mol. */
const perPpb = (molarMass: number) => molarMass / MOLAR_VOLUME_L

/**
 * µg/m³ in one ppb, by parameter id. Gases of outdoor tables at 293 K and 101.3 kPa (Directive
 * 2008/50/EC, annex VI); VOC as ethanol at 25 °C, 1.884, as its calibration gas is stated.
 */
const massOfPpb: ReadonlyMap<string, number> = new Map([
  ['170:1', perPpb(46.0055)],
  ['170:2', perPpb(47.9982)],
  ['170:3', perPpb(64.064)],
  ['170:4', perPpb(28.0101)],
  ['140:11', 1.884],
])

interface Scale {
  readonly base: 'ppb' | 'µg/m³'
  readonly factor: number
}

const scales: ReadonlyMap<string, Scale> = new Map([
  ['ppb', { base: 'ppb', factor: 1 }],
  ['ppm', { base: 'ppb', factor: 1000 }],
  ['µg/m³', { base: 'µg/m³', factor: 1 }],
  ['mg/m³', { base: 'µg/m³', factor: 1000 }],
])

/**
 * Factor from one unit of a parameter to another; multiply to convert.
 *
 * @returns null when no conversion between the units is known for that parameter
 */
export function conversionFactor(parameterId: string, from: string, to: string): number | null {
  if (from === to) return 1
  const source = scales.get(from)
  const target = scales.get(to)
  if (source === undefined || target === undefined) return null
  if (source.base === target.base) return source.factor / target.factor
  const mass = massOfPpb.get(parameterId)
  if (mass === undefined) return null
  return (source.factor * (source.base === 'ppb' ? mass : 1 / mass)) / target.factor
}
