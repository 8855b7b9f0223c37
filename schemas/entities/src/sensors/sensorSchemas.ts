import type { TSchema } from 'typebox'
import { AlphaSenseSettings } from './alpha-sense.ts'
import { ChannelsSettings } from './channels.ts'
import { DataRamSettings } from './data-ram.ts'
import { DavisSettings } from './davis.ts'
import { DustTrakSettings } from './dust-trak.ts'
import { GenericSettings } from './generic.ts'
import { OtherSettings } from './other.ts'
import { ParticlesPlusSettings } from './particles-plus.ts'
import { SoundProSettings } from './sound-pro.ts'

/** Driver → what can be set on such a sensor, as the body of the call. */
export const SENSOR_SCHEMAS: Readonly<Record<string, TSchema>> = {
  adam: ChannelsSettings,
  airmar: ChannelsSettings,
  'alpha-sense': AlphaSenseSettings,
  'data-ram': DataRamSettings,
  davis: DavisSettings,
  'dust-trak': DustTrakSettings,
  generic: GenericSettings,
  'gm-460': ChannelsSettings,
  'gx-6000': ChannelsSettings,
  'particles-plus': ParticlesPlusSettings,
  'sound-pro': SoundProSettings,
  ysi: ChannelsSettings,
}

/**
 * What can be set on a sensor.
 *
 * @param driver `name` of the sensor; one that is not listed takes any settings
 */
export const sensorSchema = (driver: string): TSchema =>
  (Object.hasOwn(SENSOR_SCHEMAS, driver) ? SENSOR_SCHEMAS[driver] : undefined) ?? OtherSettings
