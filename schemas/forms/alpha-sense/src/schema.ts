import { SENSOR_FLAGS, Type, type Static } from '@airshed/kit/define'

/** Where the fields come from; the specification names them, but gives neither units nor ranges. */
const CONSOLE = 'console specification, devices §3'

/** The averaging period of short-term exposure limits, s. */
export const DEFAULT_TIMEOUT_S = 900
const DAY_S = 86_400

/** A short-term exposure limit; null: no alert. */
const limit = (title: string) =>
  Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
    default: null,
    title,
    unit: 'µg/m³',
    source: CONSOLE,
  })

/** Settings of an alpha-sense, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    ...SENSOR_FLAGS,
    stel: Type.Object(
      { pm1: limit('PM1'), pm25: limit('PM2.5'), pm10: limit('PM10') },
      {
        additionalProperties: false,
        title: 'Short-term exposure alerts',
        description: 'Limits of the 15-minute mean; an empty one raises no alert',
      },
    ),
    stel_timeout: Type.Integer({
      minimum: 0,
      maximum: DAY_S,
      default: DEFAULT_TIMEOUT_S,
      title: 'Pause after an alert',
      description: 'Seconds after an alert in which the sensor raises no other; 0: no pause',
      unit: 's',
      source: CONSOLE,
    }),
  },
  { additionalProperties: false },
)
export type AlphaSenseSettings = Static<typeof schema>
