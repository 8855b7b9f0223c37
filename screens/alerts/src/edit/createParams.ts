import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object(
  {
    prefilled: Type.Optional(
      Type.Boolean({ description: 'An alert that was prepared waits in this tab' }),
    ),
  },
  { additionalProperties: false },
)
export type CreateParams = Static<typeof params>
