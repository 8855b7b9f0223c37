import { Type, type Static } from 'typebox'

/** Maximum number of fields of a device's decoded payload that can be mapped. */
const PAYLOAD_FIELDS_MAX = 50
/** Longest name of a field, in characters. */
const PAYLOAD_FIELD_LENGTH_MAX = 100

/** What a field of the decoded payload of a device measures, and in which unit it arrives. */
export const PayloadField = Type.Object(
  {
    field: Type.String({
      minLength: 1,
      maxLength: PAYLOAD_FIELD_LENGTH_MAX,
      pattern: '\\S',
      description: 'As the decoder writes it; nested names are joined by dots: `soil.moisture`',
    }),
    parameter: Type.String({
      minLength: 1,
      maxLength: 20,
      description: 'Id of a parameter of the catalogue, such as `128:1`',
    }),
    unit: Type.String({
      maxLength: 20,
      description:
        'In which the field comes: one that converts to the unit of the parameter; empty where it has none',
    }),
  },
  { additionalProperties: false },
)
export type PayloadField = Static<typeof PayloadField>

/** What the fields of a decoded payload measure: each field and each parameter at most once. */
export const PayloadMapping = Type.Array(PayloadField, {
  maxItems: PAYLOAD_FIELDS_MAX,
  description: 'What the fields of its decoded payload measure, for types that are mapped here',
})
export type PayloadMapping = Static<typeof PayloadMapping>
