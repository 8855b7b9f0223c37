import { Type, type Static } from '@airshed/kit/define'
import { conditionSchema, fields, uiSchema as common } from './formFields.ts'

/** The form fields of a new webhook. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    ...fields,
  },
  { additionalProperties: false, ...conditionSchema },
)
export type CreateForm = Static<typeof schema>

export const uiSchema = {
  ...common,
  'ui:order': ['organization_id', 'url', 'auth', 'type', 'events', 'node_id'],
  organization_id: { 'ui:widget': 'select' },
}
