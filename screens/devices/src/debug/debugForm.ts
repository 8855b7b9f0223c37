import { Type, type Static } from '@airshed/kit/define'

/** The requested log settings of a device. */
export const schema = Type.Object(
  {
    debug_level: Type.String({ minLength: 1, title: 'Level' }),
    debug_tags: Type.Optional(
      Type.String({
        maxLength: 1000,
        // Printable characters; the server limits the number and length of tags.
        pattern: String.raw`^[\s\x21-\x7E]*$`,
        title: 'Tags',
      }),
    ),
  },
  { additionalProperties: false },
)
export type DebugForm = Static<typeof schema>

export const uiSchema = { debug_level: { 'ui:widget': 'select' } }
