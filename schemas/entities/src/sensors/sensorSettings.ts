import { Type, type TProperties } from 'typebox'
import { SENSOR_FLAGS } from './sensorFlags.ts'

/** A switch as sensors represent it. */
export const SensorFlag = Type.Enum([0, 1], { type: 'integer', description: '0 or 1' })

/**
 * What can be set on the sensors of a driver. Every part may be left out: what is absent stays as it is. A part of the
 * configuration is set as a whole.
 *
 * @param configuration what the driver has in addition to the flags of every sensor
 */
export const sensorSettings = <Configuration extends TProperties>(configuration: Configuration) =>
  Type.Object(
    {
      ...SENSOR_FLAGS,
      configuration: Type.Optional(
        Type.Partial(Type.Object(configuration), { additionalProperties: false }),
      ),
    },
    { additionalProperties: false },
  )
