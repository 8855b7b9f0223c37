/** A form with one field of each kind. */
export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'mode', 'channels'],
  properties: {
    name: {
      type: 'string',
      minLength: 3,
      maxLength: 50,
      title: 'Name',
      description: 'Shown above',
    },
    note: { type: 'string', maxLength: 200, title: 'Note' },
    mode: { type: 'string', enum: ['factory', 'custom'], title: 'Mode' },
    factor: { type: 'number', minimum: 0.5, maximum: 1.5, multipleOf: 0.01, title: 'Factor' },
    limit: {
      anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }],
      title: 'Limit',
      unit: 'ppm',
    },
    pause: { type: 'integer', minimum: 0, maximum: 1440, multipleOf: 15, title: 'Pause' },
    channels: {
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      items: { type: 'string', enum: ['LEQ', 'LMIN', 'LMAX'] },
      title: 'Channels',
    },
    live: { type: 'boolean', title: 'Live', default: true },
    debug: { type: 'boolean', title: 'Debug' },
    size: { type: 'number', minimum: 0.1, maximum: 10, title: 'Size' },
    extra: {
      type: 'object',
      title: 'Extra',
      properties: { tag: { type: 'string', title: 'Tag' } },
    },
  },
  if: { properties: { mode: { const: 'custom' } }, required: ['mode'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['size'] },
  else: { properties: { size: false } },
}

export const sampleUiSchema = {
  note: { 'ui:widget': 'textarea' },
  factor: { 'ui:widget': 'range' },
  pause: { 'ui:widget': 'duration' },
  live: { 'ui:widget': 'switch' },
}

export interface SampleValue {
  name?: string
  note?: string
  mode?: string
  factor?: number
  limit?: number | null
  pause?: number
  channels?: string[]
  live?: boolean
  debug?: boolean
  size?: number
  extra?: { tag?: string }
}
