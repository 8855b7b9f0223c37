/** The fields of a cron expression in their order, with the values that they take. */
const CRON_FIELDS = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  // 0 and 7 are Sunday.
  { name: 'weekday', min: 0, max: 7 },
] as const
type CronField = (typeof CRON_FIELDS)[number]
export type CronFieldName = CronField['name']

/** What is wrong with a cron expression. */
export type CronProblem =
  /** It does not have five fields. */
  | { kind: 'count'; count: number }
  /**
   * Something in a field is not possible: `value` is none, or one that the field does not take; `range` begins with the
   * larger number; `step` is not from 1 to `max`, or follows a single number.
   */
  | {
      kind: 'value' | 'range' | 'step'
      field: CronFieldName
      /** The part of the field as it was typed. */
      got: string
      min: number
      max: number
    }

const NAMES: Partial<Record<CronFieldName, readonly string[]>> = {
  month: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
  weekday: 'SUN MON TUE WED THU FRI SAT'.split(' '),
}

/** The first thing that is wrong with five fields of cron; null: nothing is. Days that do not exist are not checked. */
export function cronProblem(expression: string): CronProblem | null {
  const typed = expression.trim().split(/\s+/)
  const count = typed[0] === '' ? 0 : typed.length
  if (count !== CRON_FIELDS.length) return { kind: 'count', count }
  for (const [index, field] of CRON_FIELDS.entries()) {
    const text = typed[index] ?? ''
    for (const part of text.split(',')) {
      const problem = partProblem(part, field)
      if (problem !== null) return { ...problem, field: field.name, got: part === '' ? text : part }
    }
  }
  return null
}

type PartProblem = Pick<Extract<CronProblem, { field: string }>, 'kind' | 'min' | 'max'>

/** Checks one part of a field: a value, a range, or either `*` or a range with a step. */
function partProblem(part: string, field: CronField): PartProblem | null {
  const { min, max } = field
  const [base = '', ...steps] = part.split('/')
  const isAny = base === '*'
  const [first = '', ...others] = isAny ? [] : base.split('-')
  const [last] = others
  const wrong = { kind: 'value', min, max } as const
  if (!isAny) {
    if (others.length > 1) return wrong
    const isSpecial = last === undefined && isSpecialDay(base, field)
    const from = numberOf(first, field)
    const to = last === undefined ? from : numberOf(last, field, true)
    if (!isSpecial && (from === null || to === null)) return wrong
    if (from !== null && to !== null && from > to) return { kind: 'range', min, max }
  }
  if (steps.length === 0) return null
  // As many steps as the field has values; Sunday counts once.
  const stepMax = field.name === 'weekday' ? max : max - min + 1
  const [step = ''] = steps
  const isStep = steps.length === 1 && /^\d+$/.test(step) && +step >= 1 && +step <= stepMax
  return isStep && (isAny || last !== undefined) ? null : { kind: 'step', min: 1, max: stepMax }
}

/** A number or a name as its number; null: the field has no such value. @param isEnd SUN ends a range as 7 */
function numberOf(text: string, { name, min, max }: CronField, isEnd = false): number | null {
  const place = NAMES[name]?.indexOf(text.toUpperCase()) ?? -1
  if (place >= 0) return isEnd && name === 'weekday' && place === 0 ? 7 : place + min
  return /^\d+$/.test(text) && +text >= min && +text <= max ? Number(text) : null
}

/** The last day of the month, a weekday near a day, or the last or nth weekday of a month. */
function isSpecialDay(text: string, field: CronField): boolean {
  if (field.name === 'day') {
    const [, day] = /^(\d+)W$/i.exec(text) ?? []
    return /^LW?$/i.test(text) || (day !== undefined && numberOf(day, field) !== null)
  }
  if (field.name !== 'weekday') return false
  const [, weekday] = /^(\w+?)(?:L|#[1-5])$/i.exec(text) ?? []
  return weekday !== undefined && numberOf(weekday, field) !== null
}
