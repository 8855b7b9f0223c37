import type { CompiledValidator } from '@airshed/contract'
import { drawnField, pointerParts } from '../schema/drawnField.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'

type AjvError = NonNullable<CompiledValidator['errors']>[number]

/** A problem of a form's value. */
export interface FieldProblem {
  /** Path from the root to the field that renders the value; empty: no field renders it. */
  field: readonly string[]
  /** JSON pointer of the value itself. */
  path: string
  /** Schema keyword that failed; an empty text or list counts as `required`. */
  keyword: string
  params: Readonly<Record<string, unknown>>
}

/** Keywords whose errors only repeat those of their branches. */
const WRAPPERS = new Set(['if', 'anyOf', 'oneOf', 'allOf'])

function valueAt(root: unknown, parts: readonly string[]): unknown {
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], root)
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0)

function problemOf(error: AjvError, schema: JsonSchema, value: unknown): FieldProblem {
  const params = error.params as Record<string, unknown>
  const missing = params['missingProperty']
  const extra = params['additionalProperty']
  const parts = [...pointerParts(error.instancePath), missing ?? extra ?? []].flat().map(String)
  const isTooLittle = error.keyword === 'minLength' || error.keyword === 'minItems'
  const isLeftOut = isTooLittle && isEmpty(valueAt(value, parts))
  const isOutOfPlace = error.keyword === 'false schema' || extra !== undefined
  return {
    field: isOutOfPlace ? [] : drawnField(schema, parts),
    path: `/${parts.join('/')}`,
    keyword: isLeftOut ? 'required' : error.keyword,
    params,
  }
}

/** The problems of a value, field by field; empty when it is valid. */
export function fieldProblems(
  validate: CompiledValidator,
  schema: JsonSchema,
  value: unknown,
): readonly FieldProblem[] {
  if (validate(value)) return []
  const all = validate.errors ?? []
  const specific = all.filter((error) => !WRAPPERS.has(error.keyword))
  return (specific.length > 0 ? specific : all).map((error) => problemOf(error, schema, value))
}
