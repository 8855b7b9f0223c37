/** A line that only charts with a limit have, and its style: each with a default. */
export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, title: 'Name' },
    has_limit: { type: 'boolean', default: false, title: 'Mark a limit' },
    limit: { type: 'number', default: 25, title: 'Limit' },
    style: {
      type: 'object',
      title: 'Style',
      additionalProperties: false,
      properties: {
        dashed: { type: 'boolean', default: false, title: 'Dashed' },
        gap: { type: 'integer', default: 4, title: 'Gap' },
      },
      if: { properties: { dashed: { const: true } }, required: ['dashed'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: ['gap'] },
      else: { properties: { gap: false } },
    },
  },
  if: { properties: { has_limit: { const: true } }, required: ['has_limit'] },
  else: { properties: { limit: false, style: false } },
}

export interface ConditionalValue {
  name?: string
  has_limit?: boolean
  limit?: number
  style?: { dashed?: boolean; gap?: number }
}
