import { SENSOR_FLAGS, Type, type Static } from '@airshed/kit/define'

/** Settings of a davis weather station, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    ...SENSOR_FLAGS,
    us_units: Type.Enum([0, 1], {
      type: 'integer',
      default: 0,
      title: 'Units',
      description: '0: metric (°C, hPa, m/s, mm), 1: US (°F, inHg, mph, in)',
      source: 'console specification, devices §3 and §9',
    }),
  },
  { additionalProperties: false },
)
export type DavisSettings = Static<typeof schema>
