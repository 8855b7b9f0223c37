import { Type, type Static } from '@airshed/kit/define'

/** Parts of the path and of the query. */
export const params = Type.Object({
  alerts: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 99, description: 'How many alerts are listed' }),
  ),
})
export type NewPluginParams = Static<typeof params>

/** Number of alerts if the address specifies none. */
export const ALERTS_DEFAULT = 10
