import { Type, type Static } from '@airshed/kit/define'

/** Where names and defaults come from. */
const FIRMWARE = 'airgradienthq/arduino, docs/local-server.md'

export const PM_STANDARDS = ['ugm3', 'us-aqi'] as const
export const TEMPERATURE_UNITS = ['c', 'f'] as const
export const LED_BAR_MODES = ['off', 'pm', 'co2'] as const
export const COUNTRY_PATTERN = '^[A-Z]{2}$'

/** A percentage. */
export const BRIGHTNESS = { minimum: 0, maximum: 100, default: 100 } as const
/** Days of the automatic baseline calibration of CO2. */
export const ABC_DAYS = { minimum: 1, maximum: 200, default: 8 } as const
/** Hours that a gas index takes to learn its baseline. */
export const LEARNING_OFFSET = { minimum: 1, maximum: 720, default: 12 } as const

const choice = <const Values extends string[]>(
  values: readonly [...Values],
  usual: Values[number],
  title: string,
) => Type.Enum<Values>([...values], { type: 'string', default: usual, title, source: FIRMWARE })

const whole = (range: object, unit: string, title: string) =>
  Type.Integer({ ...range, unit, title, source: FIRMWARE })

/** Settings of an AirGradient monitor, in the terms of its firmware. */
export const schema = Type.Object(
  {
    country: Type.Optional(
      Type.String({ pattern: COUNTRY_PATTERN, title: 'Country', source: FIRMWARE }),
    ),
    pmStandard: choice(PM_STANDARDS, 'ugm3', 'Particles on the display'),
    temperatureUnit: choice(TEMPERATURE_UNITS, 'c', 'Temperature on the display'),
    ledBarMode: choice(LED_BAR_MODES, 'co2', 'Light bar'),
    ledBarBrightness: whole(BRIGHTNESS, '%', 'Light bar brightness'),
    displayBrightness: whole(BRIGHTNESS, '%', 'Display brightness'),
    abcDays: whole(ABC_DAYS, 'd', 'Calibration period of CO2'),
    tvocLearningOffset: whole(LEARNING_OFFSET, 'h', 'VOC index learning time'),
    noxLearningOffset: whole(LEARNING_OFFSET, 'h', 'NOx index learning time'),
    monitorDisplayCompensatedValues: Type.Boolean({
      default: false,
      title: 'Corrected values on the display',
      source: FIRMWARE,
    }),
  },
  { additionalProperties: false },
)
export type AirGradientSettings = Static<typeof schema>
