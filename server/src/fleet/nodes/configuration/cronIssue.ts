import { describeValue } from '@airshed/contract'
import { cronProblem, type CronFieldName } from '@airshed/domain'
import type { Issue } from '@airshed/schemas'

const FIELD_NAMES: Readonly<Record<CronFieldName, string>> = {
  minute: 'minute',
  hour: 'hour',
  day: 'day of the month',
  month: 'month',
  weekday: 'day of the week',
}

/**
 * What is wrong with a schedule: which field, what it may be, and what it is. Its code and parts let clients say it in
 * other languages.
 *
 * @param path JSON pointer of the schedule
 * @returns null for one that is right, and for an empty one, which is none
 */
export function cronIssue(path: string, schedule: string): Issue | null {
  const problem = schedule === '' ? null : cronProblem(schedule)
  if (problem === null) return null
  const code = `SCHEDULE_${problem.kind.toUpperCase()}`
  if (problem.kind === 'count') {
    const expected = `five fields (${Object.values(FIELD_NAMES).join(', ')})`
    const got = `${problem.count} in ${describeValue(schedule)}`
    return { path, expected, got, code, parts: { count: String(problem.count) } }
  }
  const { kind, field, got, min, max } = problem
  const range = `from ${min} to ${max}`
  const expected = {
    value: `for the ${FIELD_NAMES[field]} a number ${range}`,
    range: `for the ${FIELD_NAMES[field]} a range that begins with the smaller number`,
    step: `for the ${FIELD_NAMES[field]} a step ${range} after * or a range`,
  }[kind]
  const parts = { field, got, min: String(min), max: String(max) }
  return { path, expected, got: describeValue(got), code, parts }
}
