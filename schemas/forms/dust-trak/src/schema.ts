import { Type, type Static } from '@airshed/kit/define'

/** The profile whose two correction factors are set by hand. */
export const CUSTOM_PROFILE = 'custom'
/** A correction factor that changes nothing. */
export const NO_CORRECTION = 1

/** Where the ranges come from. */
const CONSOLE = 'console specification, devices §3 and §9'

const factor = (title: string, minimum: number, maximum: number, step: number) =>
  Type.Number({
    minimum,
    maximum,
    multipleOf: step,
    default: NO_CORRECTION,
    title,
    source: CONSOLE,
  })

/** A limit of the 15-minute mean (short-term exposure limit); null: no alert. */
const limit = (title: string) =>
  Type.Union([Type.Number({ minimum: 0 }), Type.Null()], { default: null, title, source: CONSOLE })

/** Both factors belong only to the custom profile. */
const customOnly: Record<'if' | 'then' | 'else', object> = {
  if: { properties: { profile: { const: CUSTOM_PROFILE } }, required: ['profile'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['photometric_calibration', 'size_correction'] },
  else: { properties: { photometric_calibration: false, size_correction: false } },
}

/** Settings of a dust-trak particle counter, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({ default: true, title: 'Enabled', description: 'Readings are taken' }),
    ),
    debug: Type.Optional(
      Type.Boolean({ default: false, title: 'Debug', description: 'The sensor writes a log' }),
    ),
    pm_microgram: Type.Enum([0, 1], {
      type: 'integer',
      default: 0,
      title: 'Unit of particle mass',
      description: '0: mg/m³, 1: µg/m³',
      source: CONSOLE,
    }),
    profile: Type.String({
      minLength: 1,
      maxLength: 100,
      title: 'Profile',
      description: 'Calibration for a type of dust, as offered by the sensor',
    }),
    photometric_calibration: Type.Optional(factor('Photometric calibration', 0.05, 10, 0.001)),
    size_correction: Type.Optional(factor('Size correction', 0.1, 10, 0.001)),
    flow_calibration: factor('Flow calibration', 0.5, 1.5, 0.01),
    auto_zero: Type.Integer({
      minimum: 0,
      maximum: 1440,
      multipleOf: 15,
      default: 0,
      title: 'Auto-zero interval',
      description: 'How often the sensor measures filtered air to find its zero',
      unit: 'min',
      source: CONSOLE,
    }),
    stel: Type.Object(
      {
        pm1: limit('PM1'),
        pm25: limit('PM2.5'),
        pm4: limit('PM4'),
        pm10: limit('PM10'),
        total: limit('Total'),
      },
      {
        additionalProperties: false,
        title: 'Short-term exposure alerts',
        description: 'Limits of the 15-minute mean; an empty one raises no alert',
      },
    ),
  },
  { additionalProperties: false, ...customOnly },
)
export type DustTrakSettings = Static<typeof schema>
