/** Names for `ui:field`: each draws a field as a whole. */
export const FIELD_NAMES = [
  'lookup',
  'node-picker',
  'data-point-picker',
  'parameter-picker',
  'sensor-picker',
  'polynomial',
  'week',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'array'

const TEXT: readonly FieldType[] = ['string']
const NUMBERS: readonly FieldType[] = ['number', 'integer']
const CHOICES: readonly FieldType[] = ['string', 'number', 'integer', 'boolean', 'array']

/** Names for `ui:widget`, and the types of fields that each can render. */
export const WIDGET_TYPES = {
  text: [...TEXT, ...NUMBERS],
  textarea: TEXT,
  password: TEXT,
  select: CHOICES,
  checkbox: ['boolean'],
  checkboxes: ['array'],
  switch: ['boolean'],
  range: NUMBERS,
  duration: NUMBERS,
  schedule: TEXT,
  date: TEXT,
  'date-time': [...TEXT, ...NUMBERS],
  file: TEXT,
  hidden: CHOICES,
} as const satisfies Readonly<Record<string, readonly FieldType[]>>
