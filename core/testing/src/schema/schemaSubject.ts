import type { UiSchema, ValidatorLoader } from '@airshed/contract'
import { mainBranch, plainSchema, type JsonSchema } from './jsonSchema.ts'
import { sampleValue, type FieldHint } from './sampleValue.ts'
import { acceptedValues, refusedValues } from './variations.ts'

/** The settings of a plugin: their schema, and values that are known to be valid. */
export interface SchemaSubject {
  schema: object
  uiSchema?: UiSchema | undefined
  loadValidator: ValidatorLoader
  fixtures: readonly (readonly [name: string, value: unknown])[]
}

/** A whole value of the schema that differs in one field. */
export interface Variation {
  /** "stel.pm1 at its least" */
  name: string
  /** JSON pointer of the difference: `/stel/pm1`. */
  path: string
  value: Readonly<Record<string, unknown>>
}

type Value = Readonly<Record<string, unknown>>

/** Field name → meaning of its texts, from the form's hints. */
function hintsOf(uiSchema: UiSchema | undefined): Record<string, FieldHint> {
  const entries = Object.entries(uiSchema ?? {}).map(([name, hint]): [string, FieldHint] => [
    name,
    (hint as { 'ui:field'?: FieldHint } | null)?.['ui:field'],
  ])
  return Object.fromEntries(entries)
}

/** The minimal value that the schema accepts; null if it cannot be generated from the schema alone. */
export function leastValue({ schema, uiSchema, fixtures }: SchemaSubject): Value | null {
  try {
    return sampleValue(plainSchema(schema), hintsOf(uiSchema)) as Value
  } catch {
    return (fixtures[0]?.[1] as Value | undefined) ?? null
  }
}

/** The fields of the schema, in its order. */
export function fieldsOf(schema: object): [name: string, schema: JsonSchema][] {
  return Object.entries(plainSchema(schema).properties ?? {})
}

/**
 * The base of a variation of `field`: the first fixture that has the field, as it may be allowed only
 * under some condition, else the minimal value.
 */
function baseFor(subject: SchemaSubject, field: string): Value {
  const holder = subject.fixtures.find(([, value]) => Object.hasOwn(value as Value, field))
  return (holder?.[1] as Value | undefined) ?? leastValue(subject) ?? {}
}

/** A field without fields of its own. */
interface Leaf {
  keys: readonly string[]
  schema: JsonSchema
  isRequired: boolean
}

function leavesOf(schema: JsonSchema, above: readonly string[] = []): Leaf[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const keys = [...above, name]
    const isRequired = schema.required?.includes(name) === true
    const leaf = { keys, schema: part, isRequired }
    const inner = mainBranch(part)
    return inner.properties === undefined ? [leaf] : [leaf, ...leavesOf(inner, keys)]
  })
}

/** The value with the part at `keys` replaced; undefined removes it. */
function withPart(value: Value, [key = '', ...rest]: readonly string[], part: unknown): Value {
  const { [key]: old, ...others } = value
  const next = rest.length === 0 ? part : withPart((old ?? {}) as Value, rest, part)
  return next === undefined ? others : { ...others, [key]: next }
}

function variation(subject: SchemaSubject, leaf: Leaf, words: string, value: unknown): Variation {
  const { keys } = leaf
  return {
    name: `${keys.join('.')} ${words}`,
    path: `/${keys.join('/')}`,
    value: withPart(baseFor(subject, keys[0] ?? ''), keys, value),
  }
}

function variationsOf(subject: SchemaSubject, values: typeof acceptedValues): Variation[] {
  const hints = hintsOf(subject.uiSchema)
  return leavesOf(plainSchema(subject.schema)).flatMap((leaf) =>
    values(leaf.schema, hints[leaf.keys.join('.')]).map(({ name, value }) =>
      variation(subject, leaf, name, value),
    ),
  )
}

/** Whether a fixture already shows that the field may be absent; a condition may require it. */
function isLeftOutIn({ fixtures }: SchemaSubject, keys: readonly string[]): boolean {
  return fixtures.some(
    ([, value]) =>
      keys.reduce<unknown>((part, key) => (part as Value | undefined)?.[key], value) === undefined,
  )
}

/** Values that must be accepted: one for each word, bound and optional field left out. */
export function acceptedVariations(subject: SchemaSubject): Variation[] {
  return [
    ...variationsOf(subject, acceptedValues),
    ...leavesOf(plainSchema(subject.schema))
      .filter(({ keys, isRequired }) => !isRequired && !isLeftOutIn(subject, keys))
      .map((leaf) => variation(subject, leaf, 'left out', undefined)),
  ]
}

/** Values that must be refused, each at its path. */
export function refusedVariations(subject: SchemaSubject): Variation[] {
  const schema = plainSchema(subject.schema)
  const unknown: Leaf = { keys: ['no_such_field'], schema: {}, isRequired: false }
  return [
    ...variationsOf(subject, refusedValues),
    ...leavesOf(schema)
      .filter(({ isRequired }) => isRequired)
      .map((leaf) => variation(subject, leaf, 'missing', undefined)),
    ...(schema.additionalProperties === false
      ? [variation(subject, unknown, 'which does not exist', 1)]
      : []),
  ]
}
