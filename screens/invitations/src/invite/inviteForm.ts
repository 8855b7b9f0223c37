import { Type, type Static } from '@airshed/kit/define'

/** The form fields of an invitation; the available roles depend on the organization. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    email: Type.String({ minLength: 1, maxLength: 254, format: 'email', title: 'E-mail' }),
    role: Type.String({ minLength: 1, title: 'Role' }),
  },
  { additionalProperties: false },
)
export type InviteForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['organization_id', 'email', 'role'],
  organization_id: { 'ui:widget': 'select' },
  email: { 'ui:options': { inputType: 'email' } },
  role: { 'ui:widget': 'select' },
}
