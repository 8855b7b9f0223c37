import { isNullable, mainBranch, typeOf, type JsonSchema } from './jsonSchema.ts'
import { sampleItems, type FieldHint } from './sampleValue.ts'

/** A value of one field, at the limit of what its schema allows or just beyond. */
export interface FieldVariation {
  /** Continues after the field's name: "at its greatest". */
  name: string
  value: unknown
}

const TOO_MUCH = 1e-3

/** Values that the schema must accept: each word, each bound, both states of a switch, null. */
export function acceptedValues(given: JsonSchema, hint?: FieldHint): FieldVariation[] {
  const schema = mainBranch(given)
  const values: FieldVariation[] = []
  const add = (name: string, value: unknown): number => values.push({ name, value })
  if (given.default !== undefined) add('at its default', given.default)
  if (isNullable(given)) add('null', null)
  if (schema.enum !== undefined) {
    for (const word of schema.enum) add(JSON.stringify(word), word)
    return values
  }
  switch (typeOf(schema)) {
    case 'boolean':
      add('on', true)
      add('off', false)
      break
    case 'integer':
    case 'number':
      if (schema.minimum !== undefined) add('at its least', schema.minimum)
      if (schema.maximum !== undefined) add('at its greatest', schema.maximum)
      break
    case 'array':
      if (schema.minItems !== undefined) {
        add('with the fewest items', sampleItems(schema, schema.minItems, hint))
      }
      if (schema.maxItems !== undefined) {
        add('with the most items', sampleItems(schema, schema.maxItems, hint))
      }
      break
    case 'string':
      if (schema.pattern !== undefined || schema.format !== undefined) break
      if (schema.minLength !== undefined) add('at its shortest', 'x'.repeat(schema.minLength))
      if (schema.maxLength !== undefined)
        add('at its longest', 'word '.repeat(100).slice(0, schema.maxLength))
      break
    default:
  }
  return values
}

/** Values that the schema must refuse: another type, another word, beyond each bound. */
export function refusedValues(given: JsonSchema, hint?: FieldHint): FieldVariation[] {
  const schema = mainBranch(given)
  const type = typeOf(schema)
  const values: FieldVariation[] = []
  const add = (name: string, value: unknown): number => values.push({ name, value })
  if (type !== undefined) add('of another type', type === 'object' ? 'text' : { other: 'type' })
  if (schema.enum !== undefined) {
    add('another word', type === 'integer' || type === 'number' ? 987_654 : 'no such word')
    return values
  }
  switch (type) {
    case 'integer':
    case 'number': {
      const step = type === 'integer' ? 1 : (schema.multipleOf ?? TOO_MUCH)
      if (schema.minimum !== undefined) add('below its least', schema.minimum - step)
      if (schema.maximum !== undefined) add('above its greatest', schema.maximum + step)
      if (schema.exclusiveMinimum !== undefined) add('at its open end', schema.exclusiveMinimum)
      if (schema.exclusiveMaximum !== undefined) add('at its open end', schema.exclusiveMaximum)
      break
    }
    case 'array': {
      const fewest = schema.minItems ?? 0
      if (fewest > 0) add('with too few items', sampleItems(schema, fewest - 1, hint))
      const most = schema.maxItems
      if (most !== undefined && sampleItems(schema, most + 1, hint).length > most) {
        add('with too many items', sampleItems(schema, most + 1, hint))
      }
      const [first] = sampleItems(schema, 1, hint)
      if (schema.uniqueItems === true) add('with an item twice', [first, first])
      break
    }
    case 'string':
      if ((schema.minLength ?? 0) > 0) add('too short', 'x'.repeat((schema.minLength ?? 0) - 1))
      if (schema.maxLength !== undefined) add('too long', 'x'.repeat(schema.maxLength + 1))
      break
    default:
  }
  return values
}
