import { Type, type Static } from 'typebox'

/** Longest description that the server keeps. */
const DESCRIPTION_MAX = 2000

/** A dashboard's name as somebody types it: long enough also without the white space around it. */
const Name = Type.String({
  minLength: 3,
  maxLength: 50,
  pattern: String.raw`^\s*\S(?:\S\s*|\s+)\S`,
  title: 'Name',
})

/** What can be changed about a dashboard itself. */
export const schema = Type.Object(
  {
    name: Name,
    description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX, title: 'Description' })),
  },
  { additionalProperties: false },
)
export type EditForm = Static<typeof schema>
