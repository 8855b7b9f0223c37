import { MASS_UNITS } from '@airshed/profiles'
import { MASS_REFERENCES, type MassReference } from '@airshed/schemas'

const SIGNS: Readonly<Record<MassReference, string>> = {
  '20C': '20 °C',
  '25C': '25 °C',
  measured: 'T, p',
}

/** A unit of mass per volume of air, with the air to which the mass of a gas refers; null: it is not stated. */
export interface MassUnit {
  readonly unit: string
  readonly reference: MassReference | null
}

/** A unit of mass with the air to which it refers: `µg/m³ (20 °C)`; `µg/m³ (T, p)` at measured temperature and pressure. */
export const massUnitAt = (unit: string, reference: MassReference): string =>
  `${unit} (${SIGNS[reference]})`

const BY_UNIT: ReadonlyMap<string, MassUnit> = new Map(
  MASS_UNITS.flatMap((unit): [string, MassUnit][] => [
    [unit, { unit, reference: null }],
    ...MASS_REFERENCES.map((reference): [string, MassUnit] => [
      massUnitAt(unit, reference),
      { unit, reference },
    ]),
  ]),
)

/**
 * The parts of a unit of mass.
 *
 * @param unit in the spelling of the catalogue, see `canonicalUnit`
 * @returns undefined for every other unit
 */
export const readMassUnit = (unit: string): MassUnit | undefined => BY_UNIT.get(unit)
