import { Type, type Static } from '@airshed/kit/define'

/** What is asked for a new dashboard; the name is long enough also without white space around it. */
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
