import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  serials: Type.Optional(
    Type.String({ maxLength: 4000, description: 'Serials that the form starts with' }),
  ),
  held_serials: Type.Optional(
    Type.Boolean({ description: 'Such serials wait in this tab, being too long for an address' }),
  ),
  organization: Type.Optional(
    Type.String({ maxLength: 100, description: 'The organization that the form starts with' }),
  ),
})
export type ClaimParams = Static<typeof params>
