import { Words } from './common.ts'

/** Standard conditions of the air to which the mass of a gas may refer: 20 °C, or 25 °C, at 1 atm. */
export const GAS_REFERENCES = ['20C', '25C'] as const
export type GasReference = (typeof GAS_REFERENCES)[number]

/** What is assumed until an organization chooses: that of the European directive. */
export const DEFAULT_GAS_REFERENCE: GasReference = '20C'

/** The conditions to which an organization refers gases by mass. */
export const GasReferenceChoice = Words(GAS_REFERENCES, {
  description:
    'Air to which the mass of gases refers where nothing else is stated. 20C: 293 K and 101.3 kPa, as in the European Union; 25C: 298.15 K and 101.325 kPa, as in the United States',
})

/** Any conditions of the air to which the mass of a gas may refer: standard, or those measured with it. */
export const MASS_REFERENCES = [...GAS_REFERENCES, 'measured'] as const
export type MassReference = (typeof MASS_REFERENCES)[number]
