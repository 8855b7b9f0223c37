import { drawableSchema } from '../schema/drawableSchema.ts'
import { isRecord, typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { FIELD_NAMES, WIDGET_TYPES, type FieldName } from './drawnNames.ts'
import { nearestName } from './nearestName.ts'
import { unknownHints } from './unknownHints.ts'

/** A part of a form that the engine cannot render. */
export interface DrawingProblem {
  /** The document that contains it. */
  in: 'schema' | 'uiSchema'
  /** JSON pointer. */
  pointer: string
  expected: string
  got: string
  /** The name that was probably meant; null or absent if none is similar. */
  nearest?: string | null
}

type Hints = Readonly<Record<string, unknown>>

/** Types of fields; a field of only `null` has no value that a user could enter. */
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object']
const BRANCHES = ['then', 'else'] as const
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
const within = (pointer: string, ...names: readonly (string | number)[]): string =>
  names.reduce<string>(
    (path, name) => `${path}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  )
const hintsOf = (hints: Hints, name: string): Hints => (isRecord(hints[name]) ? hints[name] : {})

/** A hint is either beside the field (`ui:widget`) or among its options. */
function hintAt(hints: Hints, name: string): unknown {
  const options = hintsOf(hints, 'ui:options')
  return hints[`ui:${name}`] ?? options[name]
}

function widgetProblem(widget: unknown, type: string | undefined): string | null {
  if (typeof widget !== 'string' || !(widget in WIDGET_TYPES)) {
    return `one of ${Object.keys(WIDGET_TYPES).join(', ')}`
  }
  const types: readonly string[] = WIDGET_TYPES[widget as keyof typeof WIDGET_TYPES]
  return type === undefined || types.includes(type)
    ? null
    : `a field of type ${types.join(' or ')} for "${widget}"`
}

/** Names of the fields of an object, in any branch. */
function fieldNames(schema: unknown): string[] {
  if (!isRecord(schema)) return []
  const parts = [
    ...BRANCHES.map((key) => schema[key]),
    ...LISTS.flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [])),
  ]
  return [...Object.keys((schema as JsonSchema).properties ?? {}), ...parts.flatMap(fieldNames)]
}

/** Collects the problems of a form in a traversal from the root. */
class Drawing {
  readonly problems: DrawingProblem[] = []

  #report(
    where: DrawingProblem['in'],
    pointer: string,
    expected: string,
    got: string,
    nearest: string | null = null,
  ): void {
    this.problems.push({ in: where, pointer, expected, got, nearest })
  }

  /** Reports hint names of a field that nothing reads. */
  names(hints: Hints, hintsAt: string, isObject: boolean): void {
    const by = hintAt(hints, 'field') ?? hintAt(hints, 'widget')
    const drawnBy =
      typeof by === 'string' ? (by as FieldName | keyof typeof WIDGET_TYPES) : undefined
    for (const { path, expected, got, nearest } of unknownHints(hints, drawnBy, isObject)) {
      this.#report('uiSchema', within(hintsAt, ...path), expected, got, nearest)
    }
  }

  /** Checks the fields of an object, and the hints that name them. */
  object(schema: JsonSchema, at: string, hints: Hints, hintsAt: string): void {
    this.#fields(schema, at, hints, hintsAt)
    const names = new Set(fieldNames(schema))
    for (const name of Object.keys(hints)) {
      if (name.startsWith('ui:') || names.has(name)) continue
      const expected = `the name of a field (${[...names].join(', ')})`
      const nearest = nearestName(name, [...names])
      this.#report('uiSchema', within(hintsAt, name), expected, written(name), nearest)
    }
    const order = hintAt(hints, 'order')
    if (!Array.isArray(order) || order.includes('*')) return
    const left = [...names].filter((name) => !order.includes(name))
    if (left.length === 0) return
    const expected = 'every field in it, or "*" for the others'
    this.#report('uiSchema', within(hintsAt, 'ui:order'), expected, `none of ${left.join(', ')}`)
  }

  #fields(schema: JsonSchema, at: string, hints: Hints, hintsAt: string): void {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (!isRecord(field)) continue
      const [here, hintsHere] = [within(at, 'properties', name), within(hintsAt, name)]
      this.field(field, here, hintsOf(hints, name), hintsHere)
    }
    for (const key of BRANCHES) {
      const branch = schema[key]
      if (isRecord(branch)) this.#branch(branch, within(at, key), hints, hintsAt)
    }
    for (const key of LISTS) {
      for (const [index, branch] of (schema[key] ?? []).entries()) {
        if (isRecord(branch)) this.#branch(branch, within(at, key, index), hints, hintsAt)
      }
    }
  }

  /** A branch may list a field again, for example as required, without repeating its type. */
  #branch(branch: JsonSchema, at: string, hints: Hints, hintsAt: string): void {
    const typed = Object.entries(branch.properties ?? {}).filter(
      ([, field]) => isRecord(field) && 'type' in field,
    )
    this.#fields({ ...branch, properties: Object.fromEntries(typed) }, at, hints, hintsAt)
  }

  field(schema: JsonSchema, at: string, hints: Hints, hintsAt: string): void {
    this.names(hints, hintsAt, typeOf(schema) === 'object')
    const field = hintAt(hints, 'field')
    if (field !== undefined) {
      if (!(FIELD_NAMES as readonly unknown[]).includes(field)) {
        const expected = `one of ${FIELD_NAMES.join(', ')}`
        const nearest = typeof field === 'string' ? nearestName(field, FIELD_NAMES) : null
        this.#report('uiSchema', within(hintsAt, 'ui:field'), expected, written(field), nearest)
      }
      return
    }
    const widget = hintAt(hints, 'widget')
    if (widget === 'hidden') return
    const type = typeOf(schema)
    if (widget !== undefined) {
      const expected = widgetProblem(widget, type)
      const pointer = within(hintsAt, 'ui:widget')
      const nearest =
        typeof widget === 'string' ? nearestName(widget, Object.keys(WIDGET_TYPES)) : null
      if (expected !== null) this.#report('uiSchema', pointer, expected, written(widget), nearest)
    }
    this.#shape(schema, at, hints, hintsAt)
  }

  #shape(schema: JsonSchema, at: string, hints: Hints, hintsAt: string): void {
    const type = typeOf(schema)
    const types = [schema.type ?? []].flat().filter((name) => name !== 'null')
    const isChoice = schema.anyOf !== undefined || schema.oneOf !== undefined
    if (types.length > 1) {
      this.#report('schema', within(at, 'type'), 'one type, and perhaps null', written(schema.type))
    } else if (type === undefined && !isChoice && !('enum' in schema || 'const' in schema)) {
      this.#report('schema', within(at, 'type'), `one of ${TYPES.join(', ')}`, 'none')
    } else if (type === 'array') this.#list(schema, at, hints, hintsAt)
    else if (type === 'object') this.#part(schema, at, hints, hintsAt)
  }

  #list(schema: JsonSchema, at: string, hints: Hints, hintsAt: string): void {
    const { items } = schema
    if (isRecord(items)) {
      this.field(items, within(at, 'items'), hintsOf(hints, 'items'), within(hintsAt, 'items'))
    } else {
      const got = Array.isArray(items) ? 'a list of schemas' : written(items)
      this.#report('schema', within(at, 'items'), 'one schema for all items', got)
    }
  }

  #part(schema: JsonSchema, at: string, hints: Hints, hintsAt: string): void {
    if (isRecord(schema.additionalProperties)) {
      const expected = 'fields with names, under properties'
      this.#report('schema', within(at, 'additionalProperties'), expected, 'fields of any name')
    }
    this.object(schema, at, hints, hintsAt)
  }
}

/**
 * The parts that the form engine cannot render: fields without a type, hints for missing fields, and
 * names that match no field or widget of the engine.
 *
 * @param schema plain JSON Schema of the form
 * @param uiSchema its hints
 */
export function drawingProblems(schema: object, uiSchema: object): readonly DrawingProblem[] {
  const drawing = new Drawing()
  drawing.names(uiSchema as Hints, '', true)
  drawing.object(drawableSchema(schema), '', uiSchema as Hints, '')
  return drawing.problems
}
