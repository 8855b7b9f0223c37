/** The parts of a JSON Schema from which values are generated. */
export interface JsonSchema {
  type?: string | readonly string[]
  default?: unknown
  examples?: readonly unknown[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  patternProperties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
}

/** A copy without TypeBox's hidden marks. */
export const plainSchema = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema)) as JsonSchema

/** The type of a value of the schema, ignoring null. */
export function typeOf(schema: JsonSchema): string | undefined {
  const { type } = schema
  return typeof type === 'string' ? type : type?.find((one) => one !== 'null')
}

/** The branch of a choice that is not null: `number | null` → number. */
export function mainBranch(schema: JsonSchema): JsonSchema {
  const branches = schema.anyOf ?? schema.oneOf
  const branch = branches?.find((one) => typeOf(one) !== undefined && one.type !== 'null')
  return branch === undefined ? schema : mainBranch(branch)
}

/** Whether null is among the values. */
export function isNullable(schema: JsonSchema): boolean {
  return (
    [schema.type].flat().includes('null') ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(isNullable)
  )
}
