import { Type, type Static } from '@airshed/kit/define'

/** What a device is asked to log. */
export const schema = Type.Object(
  {
    debug_level: Type.String({ minLength: 1, title: 'Level' }),
    debug_tags: Type.Optional(
      Type.String({
        maxLength: 1000,
        // Up to 20 tags of printable characters, between them blanks and commas.
        pattern: '^[\\s,]*(?:[\\x21-\\x2B\\x2D-\\x7E]{1,40}(?:[\\s,]+|$)){0,20}$',
        title: 'Tags',
      }),
    ),
  },
  { additionalProperties: false },
)
export type DebugForm = Static<typeof schema>

export const uiSchema = { debug_level: { 'ui:widget': 'select' } }
