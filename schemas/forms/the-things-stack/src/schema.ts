import { PAYLOAD_PRESETS, Type, type Static } from '@airshed/kit/define'
import { MEANINGS } from './meanings.ts'

/** The number of fields that the server maps per device. */
export const FIELDS_MAX = 50
/** Longest name of a field, in characters. */
const FIELD_LENGTH_MAX = 100

/** A field of the decoded payload, and what it measures in which unit. */
const MappedField = Type.Object(
  {
    field: Type.String({
      minLength: 1,
      maxLength: FIELD_LENGTH_MAX,
      pattern: '\\S',
      examples: ['temperature'],
      title: 'Name',
      description: 'As the payload formatter writes it; nested names are joined by dots',
    }),
    meaning: Type.Enum([...MEANINGS], { type: 'string', title: 'Measures' }),
  },
  { additionalProperties: false },
)
type MappedField = Static<typeof MappedField>

/** What the fields of the decoded payload of a device measure. */
export const schema = Type.Object(
  {
    preset: Type.Optional(
      Type.Enum(
        PAYLOAD_PRESETS.map(({ id }) => id),
        {
          type: 'string',
          title: 'Fill in from a decoder',
          description: 'A decoder whose fields are added to those below; it is not stored',
        },
      ),
    ),
    fields: Type.Array(MappedField, {
      maxItems: FIELDS_MAX,
      default: [],
      title: 'Fields',
      description: 'Fields that are not listed are kept under their own names',
    }),
  },
  { additionalProperties: false },
)
export type PayloadFields = Static<typeof schema>
