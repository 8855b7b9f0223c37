import { code } from '../contracts/markdownTable.ts'

/** The JSON Schema keywords used for events. */
export interface EventSchema {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly EventSchema[]
  readonly items?: EventSchema
  readonly properties?: Readonly<Record<string, EventSchema>>
  readonly required?: readonly string[]
}

/** The type of a value, in words: "list of text". */
function typeText(schema: EventSchema): string {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum !== undefined) return schema.enum.map((one) => code(String(one))).join(', ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ')
  switch (schema.type) {
    case 'array':
      return schema.items === undefined ? 'list' : `list of ${typeText(schema.items)}`
    case 'string':
      return schema.format === 'date-time' ? 'time, ISO 8601' : 'text'
    case 'integer':
      return 'whole number'
    case 'number':
      return 'number'
    case 'boolean':
      return 'true or false'
    case 'null':
      return code('null')
    default:
      return 'object'
  }
}

/** One row per field, fields of an object or of the objects of a list below it. */
export function fieldRows(schema: EventSchema, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false
    const row = [
      code(`${prefix}${name}`),
      typeText(field),
      isRequired ? 'yes' : '–',
      field.description ?? '',
    ]
    const inside =
      field.items === undefined
        ? fieldRows(field, `${prefix}${name}.`)
        : fieldRows(field.items, `${prefix}${name}[].`)
    return [row, ...inside]
  })
}
