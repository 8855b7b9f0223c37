import { Type, type Static } from '@airshed/kit/define'

/** Hours that are shown if the config gives no number. */
export const HOURS_DEFAULT = 24

export const config = Type.Object(
  {
    hours: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 168, default: HOURS_DEFAULT, title: 'Hours' }),
    ),
  },
  { additionalProperties: false },
)
export type DevicesOnlineConfig = Static<typeof config>
