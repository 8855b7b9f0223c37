import { isRecord } from '../schema/jsonSchema.ts'
import { HINT_NAMES, KINDS, OBJECT_OPTIONS, OPTION_NAMES } from './hintNames.ts'
import { nearestName } from './nearestName.ts'

/** A name among the hints of a field that the engine would ignore. */
export interface UnknownHint {
  /** Path from the hints of the field to the name. */
  path: readonly (string | number)[]
  expected: string
  got: string
  nearest: string | null
}

const MARK = 'ui:'

function unknownWord(
  typed: unknown,
  names: readonly string[],
  path: UnknownHint['path'],
  about: string,
): UnknownHint[] {
  if (typeof typed === 'string' && names.includes(typed)) return []
  const got = JSON.stringify(typed) ?? 'nothing'
  const nearest = typeof typed === 'string' ? nearestName(typed, names) : null
  return [{ path, expected: `${about} (${names.join(', ')})`, got, nearest }]
}

function unknownOptions(options: Record<string, unknown>, own: readonly string[]): UnknownHint[] {
  const names = [...own, ...HINT_NAMES]
  const unknown = Object.keys(options).flatMap((name) =>
    names.includes(name)
      ? []
      : unknownWord(name, own, ['ui:options', name], 'an option of this field').map((hint) => ({
          ...hint,
          nearest: nearestName(name, names),
          ...(own.length === 0 ? { expected: 'no option of its own for this field' } : {}),
        })),
  )
  const { kinds } = options
  if (kinds === undefined || !own.includes('kinds')) return unknown
  const wrong = Array.isArray(kinds)
    ? kinds.flatMap((kind, index) =>
        unknownWord(kind, KINDS, ['ui:options', 'kinds', index], 'a kind of parameter'),
      )
    : unknownWord(kinds, KINDS, ['ui:options', 'kinds'], 'a list of kinds')
  return [...unknown, ...wrong]
}

/**
 * The hints of one field that nothing reads: names that begin with `ui:`, options, and kinds of
 * parameters.
 *
 * @param drawnBy its `ui:field` or `ui:widget`, if it has one that the engine knows
 */
export function unknownHints(
  hints: Readonly<Record<string, unknown>>,
  drawnBy: keyof typeof OPTION_NAMES | undefined,
  isObject: boolean,
): UnknownHint[] {
  const known = HINT_NAMES.map((name) => `${MARK}${name}`)
  const names = Object.keys(hints)
    .filter((name) => name.startsWith(MARK))
    .flatMap((name) => unknownWord(name, known, [name], 'a hint of the form engine'))
  const options = hints['ui:options']
  if (!isRecord(options)) return names
  const own = [
    ...(drawnBy === undefined ? [] : (OPTION_NAMES[drawnBy] ?? [])),
    ...(isObject ? OBJECT_OPTIONS : []),
  ]
  return [...names, ...unknownOptions(options, own)]
}
