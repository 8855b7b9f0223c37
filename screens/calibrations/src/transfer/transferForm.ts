import { Type, type Static } from '@airshed/kit/define'

const Organization = Type.String({ minLength: 1 })

/** Who receives devices, and who pays for them from then on. */
export const schema = Type.Object(
  { selectedOrganization: Organization, selectedBilling: Organization },
  { additionalProperties: false },
)
export type TransferForm = Static<typeof schema>

export const uiSchema = {
  selectedOrganization: { 'ui:widget': 'select' },
  selectedBilling: { 'ui:widget': 'select' },
}
