import { Type, type Static } from 'typebox'
import { sensorSettings } from './sensorSettings.ts'

/** Settings of a davis weather station. */
export const DavisSettings = sensorSettings({
  us_units: Type.Integer({
    minimum: 0,
    maximum: 1,
    description: '0: metric (°C, hPa, m/s, mm), 1: US (°F, inHg, mph, in)',
  }),
})
export type DavisSettings = Static<typeof DavisSettings>
