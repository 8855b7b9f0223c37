import { Type, type Static } from '@airshed/kit/define'

/** The reader's own details. The number may contain the separators that people write. */
export const schema = Type.Object(
  {
    picture: Type.Optional(Type.String({ minLength: 1, maxLength: 100, title: 'Picture' })),
    first_name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title: 'First name' }),
    last_name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title: 'Last name' }),
    phone_number: Type.String({
      minLength: 1,
      maxLength: 30,
      pattern: '^\\s*\\+[1-9][0-9 ().\\/-]{5,24}$',
      title: 'Mobile phone',
    }),
    timezone: Type.String({ minLength: 1, maxLength: 64, title: 'Time zone' }),
    temp_units: Type.Enum(['C', 'F'], { type: 'string', title: 'Temperature' }),
    locale: Type.Enum(['en_US', 'es_ES'], { type: 'string', title: 'Language' }),
  },
  { additionalProperties: false },
)
export type ProfileForm = Static<typeof schema>

export const uiSchema = {
  phone_number: { 'ui:autocomplete': 'tel', 'ui:options': { inputType: 'tel' } },
  first_name: { 'ui:autocomplete': 'given-name' },
  last_name: { 'ui:autocomplete': 'family-name' },
  timezone: { 'ui:field': 'lookup', 'ui:options': { minLength: 0 } },
  temp_units: { 'ui:widget': 'select' },
  locale: { 'ui:widget': 'select' },
}
