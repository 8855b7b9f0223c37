import { GAS_CONDITIONS, parameterById } from '@airshed/profiles'
import type { MassReference } from '@airshed/schemas'
import { massOfPpb } from '../grading/units.ts'
import { CELSIUS } from '../units/temperature.ts'
import { massUnitAt } from '../units/massUnit.ts'
import type { Read } from './computedDefinition.ts'
import type { ComputedSource } from './metricSource.ts'

/** The unit of a mass by that of the volume: the same number of µg/m³ is in a ppb as of mg/m³ in a ppm. */
const MASS_UNIT: ReadonlyMap<string, string> = new Map([
  ['ppb', 'µg/m³'],
  ['ppm', 'mg/m³'],
])

/** Units of temperature and pressure as measured, in the order of the data points behind the gas. */
const UNITS_OF_AIR = [CELSIUS, 'hPa'] as const
const NAMES_OF_AIR = ['a temperature', 'a pressure'] as const

const FREEZING_K = 273.15
const HPA_PER_KPA = 10

/** The mass of a gas in the air to which it refers. */
export interface GasMass {
  readonly unit: string
  /** g/mol. */
  readonly molarMass: number
}

/** Whether the mass of a data point can be computed: a single gas by volume. */
export const isGasByVolume = ({ path, unit }: Pick<ComputedSource, 'path' | 'unit'>): boolean =>
  MASS_UNIT.has(unit) && parameterById(path)?.molar != null

/** @param sources the gas, and temperature and pressure if they are measured */
export function gasMass(
  reference: MassReference,
  [gas, ...air]: readonly ComputedSource[],
): Read<GasMass> {
  const molarMass = gas === undefined ? undefined : parameterById(gas.path)?.molar?.molarMass
  const unit = gas === undefined ? undefined : MASS_UNIT.get(gas.unit)
  if (molarMass === undefined || unit === undefined) {
    const expected = 'a gas by volume, in ppb or ppm, whose molar mass is known'
    return { problem: { path: '/link/0', expected, got: `${gas?.path} in ${gas?.unit}` } }
  }
  for (const [at, source] of air.entries()) {
    const wanted = UNITS_OF_AIR[at] ?? ''
    if (source.unit === wanted && source.kind === 'scalar') continue
    const expected = `${NAMES_OF_AIR[at] ?? ''} in ${wanted}`
    const got = `${source.kind} in ${source.unit || 'no unit'}`
    return { problem: { path: `/link/${at + 1}`, expected, got } }
  }
  return { ok: { unit: massUnitAt(unit, reference), molarMass } }
}

/** Mass in one unit of the volume at standard conditions. */
export const standardMass = (molarMass: number, reference: MassReference): number =>
  reference === 'measured' ? Number.NaN : massOfPpb(molarMass, GAS_CONDITIONS[reference])

/**
 * The mass of a gas in air as it was measured: share of volume · molar mass · p / (R · T).
 *
 * @param molarMass g/mol
 * @param readings gas in ppb or ppm, temperature in °C, pressure in hPa
 * @returns µg/m³ for ppb, mg/m³ for ppm; null if there is no such air
 */
export function measuredMass(
  molarMass: number,
  [gas = Number.NaN, celsius = Number.NaN, hPa = Number.NaN]: readonly number[],
): number | null {
  const air = { temperatureK: celsius + FREEZING_K, pressureKPa: hPa / HPA_PER_KPA }
  if (!(air.temperatureK > 0 && air.pressureKPa > 0)) return null
  const mass = gas * massOfPpb(molarMass, air)
  return Number.isFinite(mass) ? mass : null
}
