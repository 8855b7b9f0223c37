import {
  MASS_REFERENCES,
  COMPUTED_FUNCTIONS,
  COMPUTED_OPERATORS,
  COMPUTED_PERIODS,
  COMPUTED_STATISTICS,
} from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** The periods as options of a select: minutes. */
const PERIODS = COMPUTED_PERIODS.map(String)

/** The air to which a mass refers: `organization` leaves it to the choice of the organization. */
const REFERENCES = ['organization', ...MASS_REFERENCES] as const

const isMeasuredMass = {
  properties: { func: { const: 'mass' }, reference: { const: 'measured' } },
  required: ['func', 'reference'],
}

/** Fields that only some functions have. */
const onlyFor = (functions: readonly string[], fields: readonly string[]) => ({
  if: { properties: { func: { enum: functions } }, required: ['func'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: fields },
  else: { properties: Object.fromEntries(fields.map((field) => [field, false])) },
})

/** The form fields of a new computed parameter. */
export const schema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title: 'Name' }),
    func: Type.Enum([...COMPUTED_FUNCTIONS], { type: 'string', title: 'Function' }),
    source: Type.String({ minLength: 1, title: 'Parameter' }),
    other: Type.Optional(Type.String({ minLength: 1, title: 'Second parameter' })),
    reference: Type.Optional(
      Type.Enum([...REFERENCES], { type: 'string', default: 'organization', title: 'Refers to' }),
    ),
    temperature: Type.Optional(Type.String({ minLength: 1, title: 'Temperature' })),
    pressure: Type.Optional(Type.String({ minLength: 1, title: 'Pressure' })),
    period: Type.Optional(Type.Enum(PERIODS, { type: 'string', title: 'Period' })),
    value: Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15, title: 'Value' })),
    min: Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15, title: 'Min' })),
    max: Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15, title: 'Max' })),
    range1: Type.Optional(
      Type.Number({ minimum: -1e15, maximum: 1e15, default: 0, title: 'Value at min' }),
    ),
    range2: Type.Optional(
      Type.Number({ minimum: -1e15, maximum: 1e15, default: 100, title: 'Value at max' }),
    ),
    unit: Type.Optional(Type.String({ maxLength: 40, title: 'Unit' })),
    description: Type.Optional(Type.String({ maxLength: 2000, title: 'Description' })),
  },
  {
    additionalProperties: false,
    allOf: [
      onlyFor(['diff'], ['other']),
      onlyFor(COMPUTED_STATISTICS, ['period']),
      onlyFor(COMPUTED_OPERATORS, ['value']),
      onlyFor(['scale'], ['min', 'max', 'range1', 'range2']),
      onlyFor(['mass'], ['reference']),
      {
        if: isMeasuredMass,
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['temperature', 'pressure'] },
        else: { properties: { temperature: false, pressure: false } },
      },
      {
        if: { properties: { func: { const: 'scale' } }, required: ['func'] },
        else: { properties: { unit: false } },
      },
    ],
  },
)
export type ComputedForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': [
    'func',
    'source',
    'other',
    'reference',
    'temperature',
    'pressure',
    'period',
    'value',
    'min',
    'max',
    'range1',
    'range2',
    'unit',
    'description',
    'name',
  ],
  func: { 'ui:widget': 'select' },
  source: { 'ui:widget': 'select' },
  other: { 'ui:widget': 'select' },
  reference: { 'ui:widget': 'select' },
  temperature: { 'ui:widget': 'select' },
  pressure: { 'ui:widget': 'select' },
  period: { 'ui:widget': 'select' },
  description: { 'ui:widget': 'textarea', 'ui:options': { rows: 2 } },
}
