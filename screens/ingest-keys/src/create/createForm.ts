import { INGEST_KEY_NAME_MAX } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** The form fields of a new key. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    name: Type.String({
      minLength: 1,
      maxLength: INGEST_KEY_NAME_MAX,
      pattern: '\\S',
      title: 'Name',
    }),
  },
  { additionalProperties: false },
)
export type CreateForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['organization_id', 'name'],
  organization_id: { 'ui:widget': 'select' },
}
