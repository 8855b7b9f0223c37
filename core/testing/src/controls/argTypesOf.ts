import {
  isNullable,
  mainBranch,
  plainSchema,
  typeOf,
  type JsonSchema,
} from '../schema/jsonSchema.ts'
import { rangeWords, typeText } from './fieldText.ts'

/** A Storybook control for a value; the part of its argument types that is used here. */
export interface SettingControl {
  name: string
  description?: string
  control:
    | { type: 'boolean' | 'text' | 'object' | 'select' | 'inline-radio' | 'inline-check' }
    | { type: 'number' | 'range'; min?: number; max?: number; step?: number }
  options?: readonly unknown[]
  table: {
    category: string
    type: { summary: string; detail?: string }
    defaultValue?: { summary: string }
  }
}

/** Prefix of field names in the arguments of a story. */
export const FIELD_PREFIX = 'config-'

/** Maximum number of options side by side. */
const INLINE_CHOICES = 3

/**
 * A control for each field of a config schema: argument name (`config-<field>`) → type, range,
 * choices and description from the schema.
 */
export function argTypesOf(schema: object): Record<string, SettingControl> {
  const { properties = {}, required = [] } = plainSchema(schema)
  return Object.fromEntries(
    Object.entries(properties).map(([field, part]) => [
      `${FIELD_PREFIX}${field}`,
      controlOf(field, part, required.includes(field)),
    ]),
  )
}

function controlOf(field: string, schema: JsonSchema, isRequired: boolean): SettingControl {
  const { title, description } = schema as { title?: string; description?: string }
  const said = [title, description].filter((text) => text !== undefined).join('. ')
  const range = rangeWords(schema)
  const summary = `${typeText(schema)}${isRequired ? ', required' : ''}`
  return {
    name: field,
    ...(said === '' ? {} : { description: said }),
    ...inputOf(schema),
    table: {
      category: 'Settings',
      type: range === '' ? { summary } : { summary, detail: range },
      ...(schema.default === undefined
        ? {}
        : { defaultValue: { summary: JSON.stringify(schema.default) } }),
    },
  }
}

function inputOf(schema: JsonSchema): Pick<SettingControl, 'control' | 'options'> {
  const branch = mainBranch(schema)
  if (branch.enum !== undefined) {
    const options = isNullable(schema) ? [...branch.enum, null] : branch.enum
    return {
      control: { type: options.length > INLINE_CHOICES ? 'select' : 'inline-radio' },
      options,
    }
  }
  switch (typeOf(branch)) {
    case 'boolean':
      return { control: { type: 'boolean' } }
    case 'string':
      return { control: { type: 'text' } }
    case 'integer':
    case 'number':
      return { control: numberInput(branch) }
    case 'array':
      return branch.items?.enum === undefined
        ? { control: { type: 'object' } }
        : { control: { type: 'inline-check' }, options: branch.items.enum }
    default:
      return { control: { type: 'object' } }
  }
}

function numberInput(schema: JsonSchema): SettingControl['control'] {
  const min = schema.minimum ?? schema.exclusiveMinimum
  const max = schema.maximum ?? schema.exclusiveMaximum
  const step = schema.multipleOf ?? (typeOf(schema) === 'integer' ? 1 : undefined)
  return {
    // Without a step a slider would jump from end to end.
    type: min !== undefined && max !== undefined && step !== undefined ? 'range' : 'number',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(step === undefined ? {} : { step }),
  }
}
