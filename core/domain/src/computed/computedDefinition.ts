import {
  DEFAULT_GAS_REFERENCE,
  COMPUTED_FUNCTIONS,
  COMPUTED_OPERATORS,
  COMPUTED_STATISTICS,
  COMPUTED_STEP,
  type GasReference,
  type MassReference,
  type ComputedConditions,
  type ComputedOperator,
  type ComputedScale,
  type ComputedStatistic,
} from '@airshed/schemas'
import { MINUTE_MS } from '../time/duration.ts'

/** How a computed parameter is computed; data points are named by their ids. */
export type ComputedDefinition =
  | { readonly function: 'abs'; readonly source: string }
  | {
      readonly function: ComputedStatistic
      readonly source: string
      readonly periodMs: number
      /** Share of the expected readings that a value needs. Default 0.75 for means, none for extremes. */
      readonly completeness?: number
    }
  | { readonly function: 'diff'; readonly source: string; readonly other: string }
  | { readonly function: 'scale'; readonly source: string; readonly scale: ComputedScale }
  | {
      readonly function: 'mass'
      readonly source: string
      readonly reference: MassReference
      /** Temperature and pressure of the air if they are measured, otherwise none. */
      readonly air: readonly string[]
    }
  | { readonly function: ComputedOperator; readonly source: string; readonly value: number }

/** Why conditions do not define a computed parameter: where, what was expected and what was found there. */
export interface ComputedProblem {
  /** JSON pointer below the conditions, such as `/link/1`. */
  readonly path: string
  readonly expected: string
  readonly got: string
}

export type Read<Value> = { readonly ok: Value } | { readonly problem: ComputedProblem }

/** The data points that a computed parameter reads, in the order of its conditions. */
export function sourcesOf(definition: ComputedDefinition): readonly string[] {
  if (definition.function === 'diff') return [definition.source, definition.other]
  if (definition.function === 'mass') return [definition.source, ...definition.air]
  return [definition.source]
}

/** Whether a computed parameter combines the newest readings of several data points. */
export const isCombined = (definition: ComputedDefinition): boolean =>
  sourcesOf(definition).length > 1

/** From one value of a computed parameter to the next, ms; null: it has a value for each reading. */
export function computedStepMs(definition: ComputedDefinition): number | null {
  if (!('periodMs' in definition)) return null
  return definition.periodMs >= COMPUTED_STEP * MINUTE_MS ? COMPUTED_STEP * MINUTE_MS : null
}

/** The definition that conditions on the wire represent. */
export function readConditions(conditions: ComputedConditions): Read<ComputedDefinition> {
  const { link, ...given } = conditions
  const named = COMPUTED_FUNCTIONS.filter((name) => given[name] !== undefined)
  const [name] = named
  if (name === undefined || named.length > 1) {
    const got = named.length === 0 ? 'none' : named.join(' and ')
    return { problem: { path: '', expected: `one of ${COMPUTED_FUNCTIONS.join(', ')}`, got } }
  }
  const reference = referenceOf(conditions)
  const wanted = name === 'diff' ? 2 : name === 'mass' && reference === 'measured' ? 3 : 1
  const [source, other] = link
  if (link.length !== wanted || source === undefined) {
    const expected =
      wanted === MASS_LINKS
        ? 'a gas, a temperature and a pressure for mass as measured'
        : `${wanted} data point${wanted === 1 ? '' : 's'} for ${name}`
    return { problem: { path: '/link', expected, got: String(link.length) } }
  }
  if (given.scale !== undefined && given.scale.min === given.scale.max) {
    const expected = 'another value than that of min'
    return { problem: { path: '/scale/max', expected, got: String(given.scale.max) } }
  }
  if (name === 'mass') return { ok: { function: name, source, reference, air: link.slice(1) } }
  return { ok: definitionOf(name, source, other ?? source, given) }
}

/** The air to which a mass refers: as the conditions say, otherwise as their number of data points does. */
function referenceOf({ link, mass }: ComputedConditions): MassReference {
  return mass?.reference ?? (link.length === MASS_LINKS ? 'measured' : DEFAULT_GAS_REFERENCE)
}

/** Gas, temperature and pressure. */
const MASS_LINKS = 3

/**
 * Conditions of a mass that say to which air it refers.
 *
 * @param chosen by the organization, for those that leave it open
 */
export function withReference(
  conditions: ComputedConditions,
  chosen: GasReference,
): ComputedConditions {
  const { mass, link } = conditions
  if (mass === undefined || mass.reference !== undefined) return conditions
  return { ...conditions, mass: { reference: link.length === MASS_LINKS ? 'measured' : chosen } }
}

function definitionOf(
  name: Exclude<ComputedDefinition['function'], 'mass'>,
  source: string,
  other: string,
  given: Omit<ComputedConditions, 'link'>,
): ComputedDefinition {
  if (name === 'abs') return { function: name, source }
  if (name === 'diff') return { function: name, source, other }
  if (name === 'scale') return { function: name, source, scale: given.scale as ComputedScale }
  if (isStatistic(name)) {
    return { function: name, source, periodMs: (given[name]?.period ?? 0) * MINUTE_MS }
  }
  return { function: name, source, value: given[name]?.value ?? 0 }
}

/** Whether a function combines the readings of a period. */
export const isStatistic = (name: ComputedDefinition['function']): name is ComputedStatistic =>
  (COMPUTED_STATISTICS as readonly string[]).includes(name)

/** Whether a function compares readings with a value. */
export const isOperator = (name: ComputedDefinition['function']): name is ComputedOperator =>
  (COMPUTED_OPERATORS as readonly string[]).includes(name)
