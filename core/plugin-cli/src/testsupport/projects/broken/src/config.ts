import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    code: Type.Optional(Type.String({ pattern: '^(a+)+$' })),
  },
  { additionalProperties: false },
)
export type BrokenConfig = Static<typeof config>
