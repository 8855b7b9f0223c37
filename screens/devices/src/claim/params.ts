import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  serials: Type.Optional(
    Type.String({ maxLength: 4000, description: 'Serials that the form starts with' }),
  ),
})
export type ClaimParams = Static<typeof params>
