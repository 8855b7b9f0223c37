import { Type, type Static } from 'typebox'

/** The organization that gets a copy of a dashboard. */
export const schema = Type.Object(
  { organization_id: Type.String({ minLength: 1, title: 'Organization' }) },
  { additionalProperties: false },
)
export type ShareForm = Static<typeof schema>
