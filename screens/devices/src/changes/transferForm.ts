import { Type, type Static } from '@airshed/kit/define'

const Organization = Type.String({ minLength: 1 })

/** Who receives devices, and who pays for them from then on. */
export const schema = Type.Object(
  { to_organization_id: Organization, payment_organization_id: Organization },
  { additionalProperties: false },
)
export type TransferForm = Static<typeof schema>

export const uiSchema = {
  to_organization_id: { 'ui:widget': 'select' },
  payment_organization_id: { 'ui:widget': 'select' },
}
