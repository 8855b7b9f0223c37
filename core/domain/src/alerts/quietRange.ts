import { conditionSources, type AlertPlan, type ConditionPlan } from './alertPlan.ts'

/** A range of reading values; both ends are inclusive. */
export interface ValueRange {
  readonly min: number
  readonly max: number
}

const EVERY_VALUE: ValueRange = { min: Number.NEGATIVE_INFINITY, max: Infinity }

/**
 * The values of a data point that leave an inactive alert unchanged, whatever else is known: each group that reads the
 * data point then has a condition that does not hold. A condition that stops holding can only delay the beginning of an
 * alert.
 *
 * @returns null: any reading may matter, as conditions measure more than the reading itself
 */
export function quietRange({ groups }: AlertPlan, source: string): ValueRange | null {
  let quiet: ValueRange = EVERY_VALUE
  for (const { conditions } of groups) {
    const own = conditions.filter((condition) => conditionSources(condition).includes(source))
    if (own.length === 0) continue
    const range = own.every(({ kind }) => kind === 'silence') ? EVERY_VALUE : failingValues(own)
    if (range === null) return null
    quiet = { min: Math.max(quiet.min, range.min), max: Math.min(quiet.max, range.max) }
  }
  return quiet.min <= quiet.max ? quiet : null
}

/**
 * Readings of a data point by which one of the conditions that read it does not hold until the next reading; null: there
 * is no such range. A silence is no such condition: it is over with any reading and holds again some time after it, when
 * what the others measure may be due to that very reading.
 */
function failingValues(conditions: readonly ConditionPlan[]): ValueRange | null {
  // If several conditions would do, the first is enough.
  const [range] = conditions.flatMap((condition) => failingRange(condition) ?? [])
  return range ?? null
}

function failingRange(condition: ConditionPlan): ValueRange | null {
  if (condition.kind === 'silence') return null
  const { measure, above, expr, limit, isSwitch } = condition
  if (above !== null) return null
  if (measure.function === 'last') {
    return isSwitch ? switchRange(condition) : readingRange(condition)
  }
  if (measure.function !== 'abs') return null
  const size = expr === 'gt' ? limit : expr === 'gte' ? below(limit) : Number.NaN
  return size >= 0 ? { min: -size, max: size } : null
}

/** Any reading but 0 is on, but a range can hold only one value: switches report 1. */
function switchRange({ expr, limit }: { expr: string; limit: number }): ValueRange | null {
  if (expr !== 'eq' && expr !== 'neq') return null
  const isOn = expr === 'eq' ? limit === 0 : limit !== 0
  return { min: Number(isOn), max: Number(isOn) }
}

function readingRange({ expr, limit }: { expr: string; limit: number }): ValueRange | null {
  switch (expr) {
    case 'gt':
      return { min: Number.NEGATIVE_INFINITY, max: limit }
    case 'gte':
      return { min: Number.NEGATIVE_INFINITY, max: below(limit) }
    case 'lt':
      return { min: limit, max: Infinity }
    case 'lte':
      return { min: -below(-limit), max: Infinity }
    case 'neq':
      return { min: limit, max: limit }
    default:
      return null
  }
}

/** A number just below another. */
const below = (value: number): number =>
  value - Math.max(Math.abs(value) * Number.EPSILON, Number.MIN_VALUE)
