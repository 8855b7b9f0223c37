/** The part of JSON Schema that forms read. `unit` and `source` are our own annotations. */
export interface JsonSchema {
  type?: string | readonly string[]
  title?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  properties?: Readonly<Record<string, JsonSchema | boolean>>
  required?: readonly string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  if?: JsonSchema | boolean
  then?: JsonSchema | boolean
  else?: JsonSchema | boolean
  /** The unit of the number, such as mg/m³. */
  unit?: string
  /** The source of the limits. */
  source?: string
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the schema allows null. */
export function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('null')
}

/** The schema's type other than null. */
export function typeOf({ type }: JsonSchema): string | undefined {
  return Array.isArray(type) ? type.find((name) => name !== 'null') : (type as string | undefined)
}
