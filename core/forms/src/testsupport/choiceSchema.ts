/** A form with a choice between two shapes of one field. */
export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['send'],
  properties: {
    send: {
      title: 'Send',
      oneOf: [
        {
          type: 'object',
          title: 'At intervals',
          additionalProperties: false,
          required: ['every'],
          properties: { every: { type: 'integer', minimum: 1, title: 'Every' } },
        },
        {
          type: 'object',
          title: 'Once a day',
          additionalProperties: false,
          required: ['at'],
          properties: { at: { type: 'string', minLength: 5, title: 'At' } },
        },
      ],
    },
  },
}
