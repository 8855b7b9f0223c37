import {
  isGasByVolume,
  type Issue,
  type ComputedConditions,
  type ComputedPeriod,
  type NewComputedParameter,
} from '@airshed/console-kit'
import type { DataPoint } from '@airshed/kit'
import type { PickerOption } from '@airshed/kit/forms'
import type { ComputedForm } from './computedForm.ts'

/** The request that the form sends to the server. */
export function newComputed(form: ComputedForm): NewComputedParameter {
  const { name, description = '' } = form
  return {
    name: name.trim(),
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    conditions: conditionsOf(form),
  }
}

function conditionsOf(form: ComputedForm): ComputedConditions {
  const { func, source, other } = form
  const link = [source]
  switch (func) {
    case 'abs':
      return { link, abs: {} }
    case 'diff':
      return { link: other === undefined ? link : [source, other], diff: {} }
    case 'avg':
    case 'min':
    case 'max':
      return { link, [func]: { period: Number(form.period) as ComputedPeriod } }
    case 'scale': {
      const { min = 0, max = 0, range1 = 0, range2 = 0, unit = '' } = form
      const named = unit.trim() === '' ? {} : { unit: unit.trim() }
      return { link, scale: { min, max, range1, range2, ...named } }
    }
    case 'mass':
      return massOf(form)
    default:
      return { link, [func]: { value: form.value ?? 0 } }
  }
}

function massOf({ source, reference, temperature, pressure }: ComputedForm): ComputedConditions {
  const air = reference === 'measured' ? [temperature, pressure] : []
  return {
    link: [source, ...air.filter((id) => id !== undefined)],
    mass: reference === undefined || reference === 'organization' ? {} : { reference },
  }
}

/** Functions that do not apply to directions. */
const NOT_OF_DIRECTIONS: ReadonlySet<string | undefined> = new Set(['abs', 'scale', 'min', 'max'])

/** The data points that a function accepts. */
export function sourceChoices(
  points: readonly DataPoint[],
  func: ComputedForm['func'] | undefined,
): PickerOption[] {
  return points
    .filter(({ kind }) => kind !== 'direction' || !NOT_OF_DIRECTIONS.has(func))
    .filter((point) => func !== 'mass' || isGasByVolume(point))
    .map(optionOf)
}

/** The data points that can be subtracted from the first one of a difference. */
export function otherChoices(
  points: readonly DataPoint[],
  source: string | undefined,
): PickerOption[] {
  const first = points.find(({ _id: id }) => id === source)
  return points
    .filter(
      ({ _id: id, kind }) =>
        id !== source && (kind === 'direction') === (first?.kind === 'direction'),
    )
    .map(optionOf)
}

/** The data points that measure the air of a gas, by the unit of the server in which they do. */
export const airChoices = (points: readonly DataPoint[], wanted: string): PickerOption[] =>
  points
    .filter(({ kind, unit, storedUnit = unit }) => kind === 'scalar' && storedUnit === wanted)
    .map(optionOf)

/** A computed parameter is computed in the unit of the server, whatever unit its reader sees elsewhere. */
const optionOf = (point: DataPoint): PickerOption => {
  const { _id: value, presentName: label, unit, storedUnit: note = unit } = point
  return { value, label: note === '' ? label : `${label} (${note})` }
}

/** Maps paths of the server's issues to fields of the form. */
const FIELDS: readonly (readonly [prefix: string, field: string])[] = [
  ['/conditions/link/1', '/other'],
  ['/conditions/link/2', '/pressure'],
  ['/conditions/link', '/source'],
  ['/conditions/scale/', '/'],
  ['/name', '/name'],
]

const TEMPERATURE_FIELD = ['/conditions/link/1', '/temperature'] as const

/** The issues of a refused computed parameter at the fields of the form; others are shown above it. */
export function issuesOfForm(
  issues: readonly Issue[],
  func: ComputedForm['func'] | undefined,
): Issue[] {
  const fields = func === 'mass' ? [TEMPERATURE_FIELD, ...FIELDS] : FIELDS
  return issues.map((issue) => {
    const found = fields.find(([prefix]) => issue.path.startsWith(prefix))
    if (found === undefined) return { ...issue, path: '' }
    const [prefix, field] = found
    return {
      ...issue,
      path: field.endsWith('/') ? `${field}${issue.path.slice(prefix.length)}` : field,
    }
  })
}
