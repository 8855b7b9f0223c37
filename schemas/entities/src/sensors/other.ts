import { Type } from 'typebox'
import { SENSOR_FLAGS } from './sensorFlags.ts'

/** Settings of one sensor that can be asked for at once. */
export const SENSOR_SETTINGS_MAX = 100

/** Names beside the settings of a sensor, which none of them can have. */
export const RESERVED_SENSOR_SETTINGS = ['enabled', 'debug', 'driver'] as const

/**
 * What can be asked of a sensor whose driver this server does not know, as a plugin may: any
 * settings, of which the sensor itself refuses what it does not have.
 */
export const OtherSettings = Type.Object(
  {
    ...SENSOR_FLAGS,
    configuration: Type.Optional(
      Type.Record(
        Type.String({
          minLength: 1,
          maxLength: 100,
        }),
        Type.Unknown(),
        {
          maxProperties: SENSOR_SETTINGS_MAX,
          propertyNames: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
            not: { enum: [...RESERVED_SENSOR_SETTINGS] },
          },
        },
      ),
    ),
  },
  { additionalProperties: false },
)
