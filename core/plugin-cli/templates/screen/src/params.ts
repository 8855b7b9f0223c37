import { Type, type Static } from '@airshed/kit/define'

/** Parts of the path and of the query; what stands in an address is text. */
export const params = Type.Object({
  alerts: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]?$', description: 'How many alerts are listed, 1–99' }),
  ),
})
export type NewPluginParams = Static<typeof params>

/** Alerts where the address names no other number. */
const ALERTS_DEFAULT = 10

/** How many alerts the address asks for. */
export const alertsIn = ({ alerts }: NewPluginParams): number => Number(alerts ?? ALERTS_DEFAULT)
