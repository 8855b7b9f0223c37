import type { UiSchema } from '@airshed/contract'
import { cronProblem } from '@airshed/domain'
import { isRecord } from '../schema/jsonSchema.ts'
import type { FieldProblem } from './fieldProblems.ts'

/**
 * The problems of the schedules in a value: a pattern only says that one is wrong, this says which field is. An empty
 * one is left to the schema.
 */
export function scheduleProblems(
  uiSchema: UiSchema,
  value: unknown,
  path: readonly string[] = [],
): readonly FieldProblem[] {
  if (!isRecord(value)) return []
  return Object.entries(uiSchema).flatMap(([name, hints]): readonly FieldProblem[] => {
    if (!isRecord(hints)) return []
    const field = [...path, name]
    const held = value[name]
    if (hints['ui:widget'] !== 'schedule') return scheduleProblems(hints, held, field)
    const problem = typeof held === 'string' && held !== '' ? cronProblem(held) : null
    if (problem === null) return []
    const { kind, ...params } = problem
    return [{ field, path: `/${field.join('/')}`, keyword: `schedule.${kind}`, params }]
  })
}
