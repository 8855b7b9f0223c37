import type { UiSchema, ValidatorLoader } from '@airshed/contract'
import { plainSchema, type JsonSchema } from './jsonSchema.ts'
import { sampleValue, type FieldHint } from './sampleValue.ts'
import { acceptedValues, refusedValues } from './variations.ts'

/** The settings of a plugin: their schema, and values that are known to be right. */
export interface SchemaSubject {
  schema: object
  uiSchema?: UiSchema | undefined
  loadValidator: ValidatorLoader
  fixtures: readonly (readonly [name: string, value: unknown])[]
}

/** A whole value of the schema that differs in one field. */
export interface Variation {
  /** "hours at its greatest" */
  name: string
  field: string
  value: Readonly<Record<string, unknown>>
}

type Value = Readonly<Record<string, unknown>>

/** Field name → what its texts stand for, from the form's hints. */
export function hintsOf(uiSchema: UiSchema | undefined): Record<string, FieldHint> {
  const entries = Object.entries(uiSchema ?? {}).map(([name, hint]): [string, FieldHint] => [
    name,
    (hint as { 'ui:field'?: FieldHint } | null)?.['ui:field'],
  ])
  return Object.fromEntries(entries)
}

/** The least value that the schema accepts; null where it cannot be made from the schema alone. */
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
 * What a variation of `field` starts from: the first fixture that has the field, as it may be there
 * only under some condition, else the least value.
 */
function baseFor(subject: SchemaSubject, field: string): Value {
  const holder = subject.fixtures.find(([, value]) => Object.hasOwn(value as Value, field))
  return (holder?.[1] as Value | undefined) ?? leastValue(subject) ?? {}
}

function variationsOf(subject: SchemaSubject, values: typeof acceptedValues): Variation[] {
  const hints = hintsOf(subject.uiSchema)
  return fieldsOf(subject.schema).flatMap(([field, schema]) =>
    values(schema, hints[field]).map(({ name, value }) => ({
      name: `${field} ${name}`,
      field,
      value: { ...baseFor(subject, field), [field]: value },
    })),
  )
}

/** Values that must be accepted: one for each word, bound and optional field left out. */
export function acceptedVariations(subject: SchemaSubject): Variation[] {
  const { required = [] } = plainSchema(subject.schema)
  const optional = fieldsOf(subject.schema).filter(([name]) => !required.includes(name))
  return [
    ...variationsOf(subject, acceptedValues),
    ...optional.map(([field]) => {
      const { [field]: _, ...value } = baseFor(subject, field)
      return { name: `${field} left out`, field, value }
    }),
  ]
}

/** Values that must be refused, each at `/{field}`. */
export function refusedVariations(subject: SchemaSubject): Variation[] {
  const { required = [], additionalProperties } = plainSchema(subject.schema)
  const unknown = 'no_such_field'
  return [
    ...variationsOf(subject, refusedValues),
    ...required.map((field) => {
      const { [field]: _, ...value } = baseFor(subject, field)
      return { name: `${field} missing`, field, value }
    }),
    ...(additionalProperties === false
      ? [
          {
            name: 'a field that does not exist',
            field: unknown,
            value: { ...baseFor(subject, unknown), [unknown]: 1 },
          },
        ]
      : []),
  ]
}
