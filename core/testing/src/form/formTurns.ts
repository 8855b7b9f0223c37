import { mainBranch, typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import type { DrawnForm } from './renderSettings.tsx'

/** A part of a form that determines which fields it has, and its possible values. */
export interface Turn {
  /** Path of a field, or of a choice between its shapes: names from the form down. */
  path: readonly string[]
  /** `shape`: the values are the indexes of the branches of `oneOf` or `anyOf`. */
  of: 'value' | 'shape'
  values: readonly unknown[]
}

type Path = readonly string[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields in a condition, at any depth. */
function conditionPaths(condition: unknown, at: Path): Path[] {
  const properties = isRecord(condition) ? condition['properties'] : null
  if (!isRecord(properties)) return []
  return Object.entries(properties).flatMap(([name, about]) => {
    const deeper = conditionPaths(about, [...at, name])
    return deeper.length === 0 ? [[...at, name]] : deeper
  })
}

/** The fields in the conditions of an object. */
function decidingPaths(schema: unknown, at: Path): Path[] {
  if (!isRecord(schema)) return []
  const parts = Array.isArray(schema['allOf']) ? (schema['allOf'] as unknown[]) : []
  return [
    ...conditionPaths(schema['if'], at),
    ...parts.flatMap((part) => decidingPaths(part, at)),
    ...['then', 'else'].flatMap((key) => decidingPaths(schema[key], at)),
  ]
}

/** The shapes that can be chosen for a field; none if `null` is the only alternative. */
function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  const branches = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  return branches.length > 1 && branches.every((one) => typeOf(one) === 'object') ? branches : []
}

function fieldAt(schema: JsonSchema, path: Path): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (within, name) => within && mainBranch(within).properties?.[name],
    schema,
  )
}

function valuesOf(field: JsonSchema | undefined): readonly unknown[] | undefined {
  if (field === undefined) return undefined
  const main = mainBranch(field)
  if (typeOf(main) === 'boolean') return [true, false]
  const words = field.anyOf ?? field.oneOf
  const isOfWords = words?.every((one) => 'const' in one) === true
  return main.enum ?? (isOfWords ? words.map((one) => one.const) : undefined)
}

/** The parts of a form that determine its fields: fields in its conditions, and choices between shapes. */
export function turnsOf(form: JsonSchema): Turn[] {
  const paths = new Map<string, Path>()
  const shapes: Turn[] = []
  const walk = (schema: JsonSchema, at: Path): void => {
    const branches = shapesOf(schema)
    if (branches.length > 0) {
      shapes.push({ path: at, of: 'shape', values: branches.map((_, index) => index) })
      return
    }
    const main = mainBranch(schema)
    for (const path of decidingPaths(main, at)) paths.set(path.join('.'), path)
    for (const [name, field] of Object.entries(main.properties ?? {})) {
      if (isRecord(field)) walk(field, [...at, name])
    }
  }
  walk(form, [])
  const values = [...paths.values()].flatMap((path): Turn[] => {
    const own = valuesOf(fieldAt(form, path))
    return own === undefined ? [] : [{ path, of: 'value', values: own }]
  })
  return [...values, ...shapes]
}

function choose(select: HTMLSelectElement | null | undefined, index: number): boolean {
  if (select === null || select === undefined) return false
  select.value = String(index)
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Operates a control as a user would; false if the form does not render one. */
export function turn(
  { container }: DrawnForm,
  { path, of, values }: Turn,
  value: unknown,
): boolean {
  const id = CSS.escape(['field', ...path].join('_'))
  const index = values.indexOf(value)
  if (of === 'shape') {
    const ends = ['__oneof_select', '__anyof_select'].map((end) => `select[id$="${id}${end}"]`)
    return choose(container.querySelector<HTMLSelectElement>(ends.join(', ')), index)
  }
  const field = container.querySelector(`[data-field$="${id}"]`)
  const tick = field?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (tick !== null && tick !== undefined && typeof value === 'boolean') {
    if (tick.checked !== value) tick.click()
    return true
  }
  return choose(field?.querySelector('select'), index)
}

/** A description of what was changed. */
export function turnText({ path, of }: Turn, value: unknown): string {
  const name = path.join('.') || 'the form'
  return of === 'value'
    ? `${name} was turned to ${JSON.stringify(value)}`
    : `shape ${Number(value) + 1} of ${name} was chosen`
}
