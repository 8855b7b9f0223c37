/** One `if` of a schema. */
export interface SchemaCondition {
  /** JSON pointer of the `if`, such as `/if` or `/allOf/0/if`. */
  place: string
  schema: object
}

/**
 * Every `if` in a schema, in document order. A form evaluates each of them separately from the
 * schema around it (is this branch open?), so each is compiled ahead of time as well.
 */
export function conditionsIn(schema: unknown, place = ''): SchemaCondition[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) => {
    const here = `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const isCondition =
      key === 'if' &&
      typeof part === 'object' &&
      part !== null &&
      ('then' in schema || 'else' in schema)
    return [
      ...(isCondition ? [{ place: here, schema: part as object }] : []),
      ...conditionsIn(part, here),
    ]
  })
}

type Fields = Record<string, unknown>

/** Whether a form draws a union as one field: words, or one kind of value that may be null. */
function isOneField(branches: readonly Fields[]): boolean {
  const kinds = branches.filter(({ type }) => type !== 'null')
  const isNullable = kinds.length === 1 && kinds.length < branches.length
  return isNullable || branches.every((branch) => 'const' in branch)
}

/**
 * Every branch of a choice (`oneOf`, `anyOf`) between which a form has to find the one that a value
 * belongs to, in document order; none of a union that a form draws as one field.
 */
export function branchesIn(schema: unknown, place = ''): SchemaCondition[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) => {
    const here = `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const isChoice =
      (key === 'oneOf' || (key === 'anyOf' && Array.isArray(part) && !isOneField(part))) &&
      Array.isArray(part)
    const branches = isChoice ? (part as object[]) : []
    return [
      ...branches.map((branch, index) => ({ place: `${here}/${index}`, schema: branch })),
      ...branchesIn(part, here),
    ]
  })
}

/**
 * A branch as a form matches it while being filled in: nothing is required yet, but one of its fields is present. This
 * is the rule of the form engine (`getFirstMatchingOption` of `@rjsf/utils`), which requests exactly this schema.
 */
export function branchToMatch(branch: object): object {
  const { required: _required, ...open } = branch as Fields
  const names = Object.keys((open['properties'] ?? {}) as object)
  if (names.length === 0) return branch
  const oneIsThere = { anyOf: names.map((name) => ({ required: [name] })) }
  if (open['anyOf'] === undefined) return { ...open, ...oneIsThere }
  return { ...open, allOf: [...((open['allOf'] ?? []) as object[]), oneIsThere] }
}

/** The parts of a schema that a form checks one by one: its conditions, and its branches as it matches them. */
export const separatePartsIn = (schema: object): SchemaCondition[] => [
  ...conditionsIn(schema),
  ...branchesIn(schema).map(({ place, schema: branch }) => ({
    place,
    schema: branchToMatch(branch),
  })),
]
