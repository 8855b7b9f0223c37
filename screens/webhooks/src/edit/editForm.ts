import { Type, type Static } from '@airshed/kit/define'
import { conditionSchema, fields, uiSchema as common } from './formFields.ts'

/** The form fields of a webhook that is there: its header stays where none is typed. */
export const schema = Type.Object(
  { ...fields, auth: Type.Optional(fields.auth) },
  { additionalProperties: false, ...conditionSchema },
)
export type EditForm = Static<typeof schema>

export const uiSchema = {
  ...common,
  'ui:order': ['url', 'auth', 'type', 'events', 'node_id'],
}
