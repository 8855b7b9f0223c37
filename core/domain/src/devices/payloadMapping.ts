import { parameterById, PARAMETERS } from '@airshed/profiles'
import type { Issue, PayloadField } from '@airshed/schemas'
import { canonicalUnit } from '../units/index.ts'

/** A parameter in a unit in which its values may be received. */
export interface ReceivedParameter {
  /** Id in the catalogue, such as `128:1`. */
  readonly parameter: string
  /** Empty if the parameter has none. */
  readonly unit: string
  /** English name of the parameter. */
  readonly name: string
  readonly nameEs: string
}

/** Each parameter of the catalogue in each unit from which it is converted, its own unit first. */
export const receivedParameters = (): readonly ReceivedParameter[] =>
  PARAMETERS.flatMap(({ id, name, nameEs, units }) =>
    units.map((unit) => ({ parameter: id, unit, name, nameEs })),
  )

/**
 * Issues with the mapping of a decoded payload beyond its shape: parameters that the catalogue does not have, units
 * that do not convert, and duplicate fields or parameters.
 *
 * @returns the issues by their places in the list, such as `/0/unit`; empty: none
 */
export function payloadMappingIssues(mapping: readonly PayloadField[]): Issue[] {
  return mapping.flatMap(({ field, parameter, unit }, index) => {
    const before = mapping.slice(0, index)
    const known = parameterById(parameter)
    const issue = (name: keyof PayloadField, expected: string, got: string): Issue => ({
      path: `/${index}/${name}`,
      expected,
      got: `"${got}"`,
    })
    return [
      ...(before.some((other) => other.field === field)
        ? [issue('field', 'a field that is mapped once', field)]
        : []),
      ...(known === undefined
        ? [issue('parameter', 'a parameter of the catalogue', parameter)]
        : []),
      ...(before.some((other) => other.parameter === parameter)
        ? [issue('parameter', 'a parameter that one field alone measures', parameter)]
        : []),
      ...(known === undefined || known.units.includes(canonicalUnit(unit))
        ? []
        : [issue('unit', oneOf(known.units), unit)]),
    ]
  })
}

const oneOf = (units: readonly string[]): string =>
  units.length === 1 ? `"${units.join('')}"` : `one of ${units.join(', ')}`
