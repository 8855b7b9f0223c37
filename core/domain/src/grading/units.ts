import {
  GAS_CONDITIONS,
  parameterById,
  type GasConditions,
  type MolarData,
} from '@airshed/profiles'
import type { GasReference } from '@airshed/schemas'
import { massUnitAt, readMassUnit } from '../units/massUnit.ts'

/** Molar gas constant, J/(mol·K): exact since the 2019 SI revision. */
const GAS_CONSTANT = 8.314462618

/**
 * µg/m³ in one ppb of a gas, which are the mg/m³ in one ppm: its molar mass over the litres of a mole.
 *
 * @param molarMass g/mol
 */
export const massOfPpb = (
  molarMass: number,
  { temperatureK, pressureKPa }: GasConditions,
): number => molarMass / ((GAS_CONSTANT * temperatureK) / pressureKPa)

/** A unit of concentration: so many of its base, by volume, or by mass at some conditions of the air. */
interface Scale {
  readonly base: 'ppb' | 'µg/m³'
  readonly factor: number
  /** null: those of the parameter. */
  readonly reference: GasReference | null
}

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['ppb', 1],
  ['ppm', 1000],
  ['µg/m³', 1],
  ['mg/m³', 1000],
])

/** Undefined for all else, and for a mass in air as it was measured: no later conversion knows that air. */
function scaleOf(unit: string): Scale | undefined {
  const mass = readMassUnit(unit)
  const factor = FACTORS.get(mass?.unit ?? unit)
  if (factor === undefined || mass?.reference === 'measured') return undefined
  return mass === undefined
    ? { base: 'ppb', factor, reference: null }
    : { base: 'µg/m³', factor, reference: mass.reference }
}

/**
 * Factor from one unit of a parameter to another; multiply to convert. A mass whose unit names no conditions of the air
 * refers to those of the parameter in standards.
 *
 * @returns null when no conversion between the units is known for that parameter
 */
export function conversionFactor(parameterId: string, from: string, to: string): number | null {
  if (from === to) return 1
  const source = scaleOf(from)
  const target = scaleOf(to)
  if (source === undefined || target === undefined) return null
  const ratio = source.factor / target.factor
  if (source.base === target.base && source.reference === target.reference) return ratio
  const molar = parameterById(parameterId)?.molar ?? null
  if (molar === null) return null
  return (ratio * perPpb(target, molar)) / perPpb(source, molar)
}

/** How much of the base of a scale one ppb is. */
function perPpb({ base, reference }: Scale, molar: MolarData): number {
  if (base === 'ppb') return 1
  return massOfPpb(molar.molarMass, reference === null ? molar : GAS_CONDITIONS[reference])
}

/**
 * A unit of a standard with the air to which it refers, if it is a mass of a gas: `µg/m³` of ozone is `µg/m³ (20 °C)`. Any
 * other unit is returned as it is, as are the µg/m³ of particulate matter.
 */
export function standardUnit(parameterId: string, unit: string): string {
  const molar = parameterById(parameterId)?.molar ?? null
  const mass = molar === null ? undefined : readMassUnit(unit)
  if (molar === null || mass === undefined || mass.reference !== null) return unit
  return massUnitAt(mass.unit, molar.reference)
}
