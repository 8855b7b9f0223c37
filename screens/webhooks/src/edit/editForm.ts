import { Type, type Static } from '@airshed/kit/define'
import { conditionSchema, fields, uiSchema as common } from './formFields.ts'

/** The form fields of an existing webhook: its header is kept if none is typed. */
export const schema = Type.Object(
  { ...fields, auth: Type.Optional(fields.auth) },
  { additionalProperties: false, ...conditionSchema },
)
export type EditForm = Static<typeof schema>

export const uiSchema = {
  ...common,
  'ui:order': ['url', 'auth', 'type', 'events', 'node_id'],
}
