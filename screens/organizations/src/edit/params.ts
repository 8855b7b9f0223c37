import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)
export type OrganizationParams = Static<typeof params>
