import { Type, type Static } from 'typebox'

/** Longest description that the server keeps. */
const DESCRIPTION_MAX = 2000

/** The typed name of a dashboard: long enough even without surrounding white space. */
const Name = Type.String({
  minLength: 3,
  maxLength: 50,
  pattern: String.raw`^\s*\S(?:\S\s*|\s+)\S`,
  title: 'Name',
})

/** The editable properties of a dashboard itself. */
export const schema = Type.Object(
  {
    name: Name,
    description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX, title: 'Description' })),
  },
  { additionalProperties: false },
)
export type EditForm = Static<typeof schema>
