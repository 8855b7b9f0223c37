import type {
  AlertChange,
  AlertCondition,
  AlertLimit,
  AlertReference,
  AlertRules,
} from '@airshed/schemas'
import {
  celsiusDifference,
  celsiusOf,
  CELSIUS,
  FAHRENHEIT,
  fahrenheitDifference,
  fahrenheitOf,
} from './temperature.ts'

/** The scale of a number: a temperature, or a difference of temperatures. */
interface Scale {
  absolute: (value: number) => number
  difference: (value: number) => number
}

const TO_READER: Scale = { absolute: fahrenheitOf, difference: fahrenheitDifference }
const TO_SERVER: Scale = { absolute: celsiusOf, difference: celsiusDifference }

/** To a reader of °F, or back to the server. */
export type UnitDirection = 'toReader' | 'toServer'
const scaleOf = (direction: UnitDirection): Scale =>
  direction === 'toReader' ? TO_READER : TO_SERVER

type IsTemperature = (dataPointId: string) => boolean

/** What the limits of a condition measure; null: numbers that are not converted. */
export type TemperatureMeasure = 'absolute' | 'difference' | null

const pointOf = ({ dataPointId: watched }: AlertCondition): string =>
  typeof watched === 'string' ? watched : watched.dataPointId

/**
 * What the limits of a condition measure. The absolute value of a temperature is not the same in °F, so its limit stays
 * in °C and is shown with that unit.
 */
export function temperatureMeasure(
  condition: AlertCondition,
  isTemperature: IsTemperature,
): TemperatureMeasure {
  if (!isTemperature(pointOf(condition))) return null
  const { dataPointId: watched } = condition
  if (typeof watched !== 'string') {
    if (watched.func === 'abs' || watched.func === 'silence') return null
    if (watched.func === 'diff' || watched.func === 'rate') return 'difference'
  }
  return 'basis' in condition && condition.basis !== undefined ? 'difference' : 'absolute'
}

/** The rules and the named values of an alert. */
export interface RulesAndReferences {
  rules: AlertRules
  references: readonly AlertReference[]
}

/** Every data point that rules watch. */
export const pointsOfRules = (rules: AlertRules | null): string[] =>
  (rules ?? []).flatMap(({ conditions }) => conditions.map(pointOf))

/**
 * Rules in the unit of their reader, or back in that of the server. A named value that temperatures share with
 * something else cannot have both units: there, conditions on temperatures get the number inline.
 */
export function alertRulesIn(
  { rules, references }: RulesAndReferences,
  isTemperature: IsTemperature,
  direction: UnitDirection,
): RulesAndReferences {
  const scale = scaleOf(direction)
  const uses = new Map<string, Set<TemperatureMeasure>>()
  for (const condition of rules.flatMap(({ conditions }) => conditions)) {
    const name = referenceOf(condition)
    if (name === null) continue
    const measures = uses.get(name) ?? new Set()
    uses.set(name, measures.add(temperatureMeasure(condition, isTemperature)))
  }
  /** What all uses of a named value measure; null: something that is not converted. */
  const sharedMeasure = (name: string): TemperatureMeasure => {
    const [only, ...others] = uses.get(name) ?? []
    return others.length > 0 ? null : (only ?? null)
  }
  const valueOf = (name: string) => references.find((one) => one.name === name)?.value
  const converted = (condition: AlertCondition): AlertCondition => {
    const measure = temperatureMeasure(condition, isTemperature)
    if (measure === null) return condition
    return conditionIn(condition, measure, scale, (name) =>
      sharedMeasure(name) === null ? valueOf(name) : undefined,
    )
  }
  return {
    rules: rules.map((group) => ({ ...group, conditions: group.conditions.map(converted) })),
    references: references.map((reference) => {
      const measure = sharedMeasure(reference.name)
      return measure === null ? reference : { ...reference, value: scale[measure](reference.value) }
    }),
  }
}

function referenceOf(condition: AlertCondition): string | null {
  if (!('value' in condition)) return null
  const { value } = condition
  return typeof value === 'object' ? value.reference : null
}

function conditionIn(
  condition: AlertCondition,
  measure: NonNullable<TemperatureMeasure>,
  scale: Scale,
  inlined: (reference: string) => number | undefined,
): AlertCondition {
  const convert = scale[measure]
  if (!('value' in condition)) {
    const { dataPointId: watched } = condition
    return watched.func === 'diff'
      ? { ...condition, dataPointId: { ...watched, value: convert(watched.value) } }
      : condition
  }
  const { value, clear_value: clear, basis } = condition
  const named = typeof value === 'object' ? inlined(value.reference) : undefined
  const number = typeof value === 'number' ? value : named
  return {
    ...condition,
    value: number === undefined ? value : convert(number),
    ...(clear === undefined ? {} : { clear_value: convert(clear) }),
    ...(basis?.kind === 'above_baseline'
      ? { basis: { ...basis, value: scale.absolute(basis.value) } }
      : {}),
  }
}

/** A change of state, with what its conditions measured. */
export function alertChangeIn(change: AlertChange, isTemperature: IsTemperature): AlertChange {
  return {
    ...change,
    measured: change.measured.map(({ condition, measured }) => {
      const measure = temperatureMeasure(condition, isTemperature)
      const group = { _id: 'measured', conditions: [condition] }
      const [shown] = alertRulesIn(
        { rules: [group], references: [] },
        isTemperature,
        'toReader',
      ).rules
      return {
        condition: shown?.conditions[0] ?? condition,
        measured: measured === null || measure === null ? measured : TO_READER[measure](measured),
      }
    }),
  }
}

/** A limit that is drawn in a chart. */
export function alertLimitIn(limit: AlertLimit): AlertLimit {
  if (limit.unit !== CELSIUS) return limit
  return {
    ...limit,
    unit: FAHRENHEIT,
    value: fahrenheitOf(limit.value),
    clear_value: fahrenheitOf(limit.clear_value),
  }
}
