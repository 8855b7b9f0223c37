import { DataPointPage, DataPointSearch } from '../dataPoint.ts'
import { MeasurementResult, MeasurementSearch } from '../measurement.ts'
import { defineCall } from './call.ts'
import { deviceSearch } from './deviceSearch.ts'

export const searchDataPoints = defineCall({
  ...deviceSearch,
  path: '/search/data_points',
  entity: 'data_points',
  summary: 'Data points, with their newest measurements where `last` asks for them',
  body: DataPointSearch,
  answer: DataPointPage,
})

export const searchMeasurements = defineCall({
  ...deviceSearch,
  path: '/search/measurements',
  entity: 'measurements',
  summary: 'Measurements of data points over a time range, averaged or reduced on request',
  body: MeasurementSearch,
  answer: MeasurementResult,
})
