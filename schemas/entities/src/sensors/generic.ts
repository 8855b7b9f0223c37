import { Type, type Static } from 'typebox'
import { SENSOR_FLAGS } from './sensorFlags.ts'

/** What can be set on a sensor that has no settings of its own. */
export const GenericSettings = Type.Object(
  {
    ...SENSOR_FLAGS,
    configuration: Type.Optional(Type.Object({}, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
export type GenericSettings = Static<typeof GenericSettings>
