import type { TSchema } from 'typebox'
import { DustTrakSensor } from './dust-trak.ts'
import { GenericSensor } from './generic.ts'
import { OtherSensor } from './other.ts'

/** Driver → what can be asked of such a sensor, as the body of the call that asks for it. */
export const SENSOR_SCHEMAS: Readonly<Record<string, TSchema>> = {
  'dust-trak': DustTrakSensor,
  generic: GenericSensor,
}

/**
 * What can be asked of a sensor.
 *
 * @param driver `name` of the sensor; one that is not listed takes any settings
 */
export const sensorSchema = (driver: string): TSchema =>
  (Object.hasOwn(SENSOR_SCHEMAS, driver) ? SENSOR_SCHEMAS[driver] : undefined) ?? OtherSensor
