import { Type, type Static } from 'typebox'
import { sensorSettings } from './sensorSettings.ts'

/** A short-term exposure limit. */
const Limit = Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
  description: 'µg/m³, of the 15-minute mean; null: no alert',
})

/** Settings of an alpha-sense. */
export const AlphaSenseSettings = sensorSettings({
  stel: Type.Object(
    { pm1: Limit, pm25: Limit, pm10: Limit },
    { additionalProperties: false, description: 'Short-term exposure alerts' },
  ),
  stel_timeout: Type.Integer({
    minimum: 0,
    maximum: 86_400,
    description: 'Seconds after an alert in which the sensor raises no other; 0: no pause',
  }),
})
export type AlphaSenseSettings = Static<typeof AlphaSenseSettings>
