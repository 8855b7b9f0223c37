import { Type, type Static } from 'typebox'
import { Words } from '../common.ts'
import { READING_BASES } from '../correction.ts'
import { Measurement } from '../measurement.ts'
import { OrganizationId, WebhookEventOf } from './envelope.ts'

/** Readings of one event, at most. */
export const EVENT_READINGS_MAX = 1_000

/** Readings of one data point. */
export const MeasuredSeries = Type.Object({
  data_point_id: Type.String(),
  node_id: Type.String({ description: 'The device' }),
  path: Type.String({
    description: 'The parameter, such as `132:5` for PM2.5; the device’s own key where it is none',
  }),
  name: Type.String(),
  unit: Type.String({ description: 'Of the values; empty: they have none' }),
  basis: Words(READING_BASES, {
    description:
      'reported: as the device sent them. A data point with a correction comes a second time with its corrected values',
  }),
  measurements: Type.Array(Measurement, {
    description:
      'Each as `[timestamp in ms UTC, value, flags?]`, oldest first. A value of null is a gap, or hidden by its flags; with flag 128 it is the detection limit that the reading is below',
  }),
})
export type MeasuredSeries = Static<typeof MeasuredSeries>

export const MeasurementsStored = WebhookEventOf(
  'measurements.stored',
  `Readings were stored: those of about ten seconds together, at most ${EVENT_READINGS_MAX} in one event. A reading is recognized by its data point and its time: it may come again, with readings that came late.`,
  Type.Object({ organization_id: OrganizationId, series: Type.Array(MeasuredSeries) }),
)
export type MeasurementsStored = Static<typeof MeasurementsStored>
