import { isRecord, type JsonSchema } from './jsonSchema.ts'

/** Whether a condition (the `if` of a schema) holds for the value that the schema describes. */
export type Holds = (condition: object, part: unknown) => boolean

/** The fields that an object has under the conditions of its schema. */
interface OpenFields {
  /** Name → its schemas in the open branches, the innermost last. */
  open: ReadonlyMap<string, readonly JsonSchema[]>
  /** Named by the schema, but only in a closed branch, or ruled out with `false`. */
  closed: ReadonlySet<string>
}

/** A condition may depend on a field that another one closes; more rounds than this mean a cycle. */
const MOST_ROUNDS = 10

const NONE: ReadonlySet<string> = new Set()

type Branch = JsonSchema | boolean | undefined

/** Every schema of the object itself: its own, those of `allOf`, and the branches of conditions. */
function* layersOf(
  schema: Branch,
  part: unknown,
  holds: Holds,
  isOpen = true,
): Generator<[layer: JsonSchema, isOpen: boolean]> {
  if (!isRecord(schema)) return
  const { if: condition, then, else: otherwise, allOf = [] } = schema as JsonSchema
  yield [schema as JsonSchema, isOpen]
  for (const layer of allOf) yield* layersOf(layer, part, holds, isOpen)
  if (condition === undefined) return
  const isMet = isOpen && isRecord(condition) && holds(condition, part)
  yield* layersOf(then, part, holds, isOpen && isMet)
  yield* layersOf(otherwise, part, holds, isOpen && !isMet)
}

function openFields(schema: Branch, part: unknown, holds: Holds): OpenFields {
  const open = new Map<string, JsonSchema[]>()
  const named = new Set<string>()
  const ruledOut = new Set<string>()
  for (const [layer, isOpen] of layersOf(schema, part, holds)) {
    for (const [name, field] of Object.entries(layer.properties ?? {})) {
      named.add(name)
      if (!isOpen) continue
      if (field === false) ruledOut.add(name)
      else open.set(name, [...(open.get(name) ?? []), isRecord(field) ? field : {}])
    }
  }
  for (const name of ruledOut) open.delete(name)
  return { open, closed: new Set([...named].filter((name) => !open.has(name))) }
}

/** Returns the same part if nothing was removed. */
function withoutClosed(schemas: readonly Branch[], part: unknown, holds: Holds): unknown {
  if (Array.isArray(part)) {
    const items = schemas.flatMap((schema) => (isRecord(schema) ? (schema.items ?? []) : []))
    const kept = part.map((item) => withoutClosed(items as JsonSchema[], item, holds))
    return kept.some((item, index) => item !== part[index]) ? kept : part
  }
  if (!isRecord(part)) return part
  const fields = schemas.map((schema) => openFields(schema, part, holds))
  const kept = Object.entries(part)
    .filter(([name]) => fields.every(({ closed }) => !closed.has(name)))
    .map(([name, value]): [string, unknown] => [
      name,
      withoutClosed(
        fields.flatMap(({ open }) => open.get(name) ?? []),
        value,
        holds,
      ),
    ])
  const isSame =
    kept.length === Object.keys(part).length && kept.every(([name, value]) => value === part[name])
  return isSame ? part : Object.fromEntries(kept)
}

/**
 * A value without the fields whose condition does not hold: no form renders them, and their schema
 * would refuse them.
 *
 * @param schema as the form draws it, see `drawableSchema`
 * @returns the same value if nothing was removed
 */
export function withOpenFields<Value extends object>(
  schema: JsonSchema,
  value: Value,
  holds: Holds,
): Value {
  let kept = value
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = withoutClosed([schema], kept, holds) as Value
    if (next === kept) return kept
    kept = next
  }
  return kept
}

/** The default of a field; an object without one has those of its fields. */
function defaultOf(schemas: readonly JsonSchema[], holds: Holds): unknown {
  const stated = schemas.findLast((schema) => 'default' in schema)
  if (stated !== undefined) return structuredClone(stated.default)
  const inner = schemas.filter(({ type }) => type === 'object')
  return inner.length === 0 ? undefined : filled(inner, {}, undefined, holds)
}

function filled(
  schemas: readonly Branch[],
  next: Readonly<Record<string, unknown>>,
  previous: unknown,
  holds: Holds,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...next }
  for (const schema of schemas) {
    const before = isRecord(previous) ? openFields(schema, previous, holds).open : null
    for (const [name, fields] of openFields(schema, next, holds).open) {
      const value = next[name]
      const isKnown = before?.has(name) === true
      if (value !== undefined) {
        result[name] = filledPart(
          fields,
          value,
          isKnown ? (previous as typeof next)[name] : undefined,
          holds,
        )
      }
      if (isKnown || value !== undefined) continue
      const start = defaultOf(fields, holds)
      const isLeftOut = isRecord(start) && Object.keys(start).length === 0
      if (start !== undefined && !isLeftOut) result[name] = start
    }
  }
  return result
}

/** The items of a list are matched with the previous ones by position. */
function filledPart(
  schemas: readonly Branch[],
  part: unknown,
  previous: unknown,
  holds: Holds,
): unknown {
  if (isRecord(part)) return filled(schemas, part, previous, holds)
  if (!Array.isArray(part)) return part
  const items = schemas.flatMap((schema) => (isRecord(schema) ? (schema.items ?? []) : []))
  const before: readonly unknown[] = Array.isArray(previous) ? previous : []
  return part.map((item, index) => filledPart(items as Branch[], item, before[index], holds))
}

/**
 * A value after a change: fields whose condition now holds get their defaults, and those whose
 * condition no longer holds are removed.
 *
 * @param schema as the form draws it, see `drawableSchema`
 * @param previous the value before the change; null for a new form
 * @param unfilled names of fields that get no default. Default: none
 */
export function withDefaultsOfOpened<Value extends object>(
  schema: JsonSchema,
  previous: Value | null,
  changed: Value,
  holds: Holds,
  unfilled = NONE,
): Value {
  let next = withOpenFields(schema, changed, holds)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = next as Record<string, unknown>
    const isFilled = ([name]: [string, unknown]) =>
      !unfilled.has(name) || before[name] !== undefined
    const all = Object.entries(filled([schema], before, previous, holds)).filter(isFilled)
    const more = withOpenFields(schema, Object.fromEntries(all), holds)
    if (JSON.stringify(more) === JSON.stringify(next)) return next
    next = more as Value
  }
  return next
}
