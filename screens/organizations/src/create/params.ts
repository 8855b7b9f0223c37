import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  serials: Type.Optional(
    Type.String({ maxLength: 4000, description: 'Serials that are claimed for it afterwards' }),
  ),
  held_serials: Type.Optional(
    Type.Boolean({ description: 'Such serials wait in this tab, being too long for an address' }),
  ),
})
export type NewOrganizationParams = Static<typeof params>
