import { code } from './markdownTable.ts'

/** The JSON Schema keywords used for manifests. */
export interface ManifestSchema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly ManifestSchema[]
  readonly items?: ManifestSchema
  readonly properties?: Readonly<Record<string, ManifestSchema>>
  readonly required?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly minProperties?: number
}

const bounds = ({ minimum, maximum }: ManifestSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum}–${maximum}`
  return minimum === undefined ? '' : `, from ${minimum}`
}

/** The type of a value, in words: "a list of `navigate`, `set-range`". */
export function typeText(schema: ManifestSchema): string {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum !== undefined) return schema.enum.map((one) => code(String(one))).join(', ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ')
  switch (schema.type) {
    case 'array':
      return `list of ${schema.items?.enum === undefined ? 'texts' : typeText(schema.items)}`
    case 'string':
      return schema.pattern === undefined ? 'text' : `text like ${code(schema.pattern)}`
    case 'integer':
      return `whole number${bounds(schema)}`
    case 'boolean':
      return 'yes or no'
    case 'null':
      return '`null`'
    default:
      return 'object'
  }
}

/** One row per field, fields of an object below it: name, type, whether it is required, meaning. */
export function schemaRows(schema: ManifestSchema, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false
    const row = [
      code(`${prefix}${name}`),
      typeText(field),
      isRequired ? 'yes' : '–',
      field.description ?? '',
    ]
    return [row, ...schemaRows(field, `${prefix}${name}.`)]
  })
}
