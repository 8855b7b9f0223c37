/** Determines the mass of a volume of gas: ppb ↔ µg/m³. */
export interface MolarData {
  /** g/mol. */
  readonly molarMass: number
  /** Temperature and pressure to which concentrations refer, K and kPa. */
  readonly temperatureK: number
  readonly pressureKPa: number
}

/** Gases of outdoor air: Directive 2008/50/EC, annex VI, part C. */
const OUTDOORS = { temperatureK: 293, pressureKPa: 101.3 }

/** Molar data by parameter id. */
export const MOLAR_DATA: ReadonlyMap<string, MolarData> = new Map([
  ['170:1', { molarMass: 46.0055, ...OUTDOORS }],
  ['170:2', { molarMass: 47.9982, ...OUTDOORS }],
  ['170:3', { molarMass: 64.064, ...OUTDOORS }],
  ['170:4', { molarMass: 28.0101, ...OUTDOORS }],
  // As nitrogen dioxide: Directive 2008/50/EC, article 2 (24).
  ['170:5', { molarMass: 46.0055, ...OUTDOORS }],
  ['170:6', { molarMass: 30.0061, ...OUTDOORS }],
  // As ethanol, at the 25 °C and 1 atm at which its calibration gas is stated.
  ['140:11', { molarMass: 46.0684, temperatureK: 298.15, pressureKPa: 101.325 }],
])
