import { Type, type Static } from '@airshed/kit/define'

/**
 * The form fields of a new dashboard; the minimum length of the name does not count surrounding white
 * space.
 */
export const schema = Type.Object(
  {
    name: Type.String({
      minLength: 3,
      maxLength: 50,
      pattern: String.raw`^\s*\S(?:\S\s*|\s+)\S`,
      title: 'Name',
    }),
    description: Type.Optional(Type.String({ maxLength: 2000, title: 'Description' })),
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
  },
  { additionalProperties: false },
)
export type CreateForm = Static<typeof schema>
