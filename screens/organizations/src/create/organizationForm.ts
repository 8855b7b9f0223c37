import { Type, type Static } from '@airshed/kit/define'
import { ORGANIZATION_NAME_MAX, PICTURE_ID_PATTERN } from '@airshed/console-kit/define'

/** The form fields of a request for a new organization. */
export const schema = Type.Object(
  {
    logo: Type.Optional(Type.String({ pattern: PICTURE_ID_PATTERN })),
    name: Type.String({
      minLength: 1,
      maxLength: ORGANIZATION_NAME_MAX,
      pattern: '\\S',
      title: 'Name',
    }),
    ingest_key: Type.Optional(Type.Boolean({ default: false, title: 'Create an ingest key' })),
  },
  { additionalProperties: false },
)
export type OrganizationForm = Static<typeof schema>
