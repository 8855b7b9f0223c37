import { parameterById, type MolarData } from '@airshed/profiles'

/** Molar gas constant, J/(mol·K): exact since the 2019 SI revision. */
const GAS_CONSTANT = 8.314462618

/** µg/m³ in one ppb of a gas: its molar mass over the litres of a mole. */
const massOfPpb = ({ molarMass, temperatureK, pressureKPa }: MolarData): number =>
  molarMass / ((GAS_CONSTANT * temperatureK) / pressureKPa)

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
  const molar = parameterById(parameterId)?.molar ?? null
  if (molar === null) return null
  const mass = massOfPpb(molar)
  return (source.factor * (source.base === 'ppb' ? mass : 1 / mass)) / target.factor
}
