import { Type, type Static } from 'typebox'
import { SensorFlag, sensorSettings } from './sensorSettings.ts'

/** Settings of a data-ram. */
export const DataRamSettings = sensorSettings({
  auto_zero_enabled: SensorFlag,
  flow_calibration: Type.Number({
    minimum: 0.5,
    maximum: 3.5,
    multipleOf: 0.01,
    description: 'Factor; 1 means no correction',
  }),
})
export type DataRamSettings = Static<typeof DataRamSettings>
