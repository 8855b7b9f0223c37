import { Type, type Static } from '@airshed/kit/define'

/**
 * How the partner is addressed: as one of the reader's organizations, or by data that the partner gave
 * them.
 */
export const ADDRESSES = ['own', 'email', 'id', 'customer'] as const

const ADDRESS_FIELDS = ['partner_id', 'email', 'organization', 'customer_id'] as const

/** Requires the field of one kind of address, and none of the others. */
const onlyWith = (by: (typeof ADDRESSES)[number], wanted: (typeof ADDRESS_FIELDS)[number]) => ({
  if: { properties: { by: { const: by } }, required: ['by'] },
  then: {
    required: [wanted],
    properties: Object.fromEntries(
      ADDRESS_FIELDS.filter((field) => field !== wanted).map((field) => [field, false]),
    ),
  },
})

/** The form fields of a new partnership. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    by: Type.Enum(ADDRESSES, { type: 'string', default: 'email', title: 'Find the partner by' }),
    partner_id: Type.Optional(Type.String({ minLength: 1, title: 'Partner' })),
    email: Type.Optional(Type.String({ format: 'email', maxLength: 254, title: 'E-mail' })),
    organization: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', title: 'Organization id' }),
    ),
    customer_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', title: 'External customer id' }),
    ),
  },
  {
    additionalProperties: false,
    allOf: [
      onlyWith('own', 'partner_id'),
      onlyWith('email', 'email'),
      onlyWith('id', 'organization'),
      onlyWith('customer', 'customer_id'),
    ],
  },
)
export type CreateForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['organization_id', 'by', 'partner_id', 'email', 'organization', 'customer_id'],
  organization_id: { 'ui:widget': 'select' },
  partner_id: { 'ui:widget': 'select' },
}
