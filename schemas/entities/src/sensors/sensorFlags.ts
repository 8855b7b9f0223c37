import { Type } from 'typebox'

/** Flags of every sensor: whether it takes readings, and whether it writes a log. */
export const SENSOR_FLAGS = {
  enabled: Type.Optional(
    Type.Enum([0, 1], { type: 'integer', description: '1: it takes readings' }),
  ),
  debug: Type.Optional(Type.Enum([0, 1], { type: 'integer', description: '1: it writes a log' })),
}
