import type { Sensor } from '@airshed/schemas'
import { Type } from 'typebox'

/** The flags that every sensor has, as fields of a sensor form: whether it measures, and whether it keeps a log. */
export const SENSOR_FLAGS = {
  enabled: Type.Optional(
    Type.Boolean({ default: true, title: 'Enabled', description: 'The sensor takes readings' }),
  ),
  debug: Type.Optional(
    Type.Boolean({ default: false, title: 'Debug', description: 'The sensor writes a log' }),
  ),
}

/** The values of `SENSOR_FLAGS`. */
export interface SensorFlags {
  enabled?: boolean
  debug?: boolean
}

/** The flags as a sensor reports them; 0 and 1 are booleans in a form. */
export const sensorFlags = ({ enabled, debug }: Sensor): Required<SensorFlags> => ({
  enabled: enabled === 1,
  debug: debug === 1,
})
