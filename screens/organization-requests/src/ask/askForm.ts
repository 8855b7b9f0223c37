import { FORMATION_NOTE_MAX, ORGANIZATION_NAME_MAX } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** For whom an organization is requested. */
const PURPOSES = ['own', 'partner'] as const

/** The form fields of a request for a new organization. */
export const schema = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: ORGANIZATION_NAME_MAX,
      pattern: '\\S',
      title: 'Name',
    }),
    purpose: Type.Enum(PURPOSES, { type: 'string', default: 'own', title: 'For' }),
    organization_id: Type.Optional(Type.String({ minLength: 1, title: 'Partner of' })),
    note: Type.Optional(Type.String({ maxLength: FORMATION_NOTE_MAX, title: 'What it is for' })),
  },
  {
    additionalProperties: false,
    if: { properties: { purpose: { const: 'partner' } }, required: ['purpose'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['organization_id'] },
    else: { properties: { organization_id: false } },
  },
)
export type AskForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['name', 'purpose', 'organization_id', 'note'],
  organization_id: { 'ui:widget': 'select' },
  note: { 'ui:widget': 'textarea' },
}
