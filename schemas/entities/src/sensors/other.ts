import { Type } from 'typebox'
import { SENSOR_FLAGS } from './sensorFlags.ts'

/** Maximum number of settings of one sensor per request. */
export const SENSOR_SETTINGS_MAX = 100

/** Names used beside the settings of a sensor, which no setting can have. */
const RESERVED_SENSOR_SETTINGS = ['enabled', 'debug', 'driver'] as const

/**
 * What can be set on a sensor whose driver this server does not know, though a plugin may: any settings; the sensor
 * itself refuses those it does not have.
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
