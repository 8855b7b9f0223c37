import { Type } from 'typebox'
import { SentIds } from './fields.ts'
import { defineNeed } from './needKind.ts'

export type { AirQuality, JudgedPollutant } from '@airshed/schemas'

/**
 * The air of devices by the standard that grades each, computed by the server: each pollutant averaged as the standard
 * requires (NowCast, 24 h, 8 h or 1 h), its grade, and an index by the US tables. It is as of the last whole hour
 * before now, or, on a page that shows the past, before the end of its range, and is recomputed each minute while the
 * page is live. Readings count as the organization that owns the device chose: corrected, or as reported.
 */
export interface AirQualityNeed {
  kind: 'airQuality'
  nodeIds: readonly string[]
  /**
   * The widget is drawn before the air quality of its devices has arrived, and without it if it does not arrive.
   * Default false.
   */
  isOptional?: boolean
}

export const airQuality = defineNeed<AirQualityNeed>({
  kind: 'airQuality',
  answeredIn: 'airQuality',
  shape: 'byId',
  permission: 'read_devices',
  timeOf: () => 'rangeEnd',
  isAwaited: ({ isOptional = false }) => !isOptional,
  temperatures: { items: 'pollutants', unit: 'unit', values: ['value'] },
  fields: {
    nodeIds: SentIds,
    isOptional: Type.Optional(Type.Boolean()),
  },
})
