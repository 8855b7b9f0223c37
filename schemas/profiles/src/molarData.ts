import type { GasReference } from '@airshed/schemas'

/** Determines the mass of a volume of gas: ppb ↔ µg/m³. */
export interface MolarData extends GasConditions {
  /** g/mol. */
  readonly molarMass: number
  /** The name of the temperature and pressure to which its concentrations refer in standards. */
  readonly reference: GasReference
}

/** Temperature and pressure of the air to which concentrations refer, K and kPa. */
export interface GasConditions {
  readonly temperatureK: number
  readonly pressureKPa: number
}

/**
 * Standard conditions. 20C: Directive 2008/50/EC, annex VI, part C, and Directive (EU) 2024/2881. 25C: 40 CFR 50.3,
 * where the pressure is 760 mmHg.
 */
export const GAS_CONDITIONS: Readonly<Record<GasReference, GasConditions>> = {
  '20C': { temperatureK: 293, pressureKPa: 101.3 },
  '25C': { temperatureK: 298.15, pressureKPa: 101.325 },
}

const molar = (molarMass: number, reference: GasReference): MolarData => ({
  molarMass,
  reference,
  ...GAS_CONDITIONS[reference],
})

/** Molar data by parameter id. */
export const MOLAR_DATA: ReadonlyMap<string, MolarData> = new Map([
  ['170:1', molar(46.0055, '20C')],
  ['170:2', molar(47.9982, '20C')],
  ['170:3', molar(64.064, '20C')],
  ['170:4', molar(28.0101, '20C')],
  // As nitrogen dioxide: Directive 2008/50/EC, article 2 (24).
  ['170:5', molar(46.0055, '20C')],
  ['170:6', molar(30.0061, '20C')],
  // As ethanol, at the 25 °C and 1 atm at which its calibration gas is stated.
  ['140:11', molar(46.0684, '25C')],
])
