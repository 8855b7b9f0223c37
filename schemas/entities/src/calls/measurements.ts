import { DataPointPage, DataPointSearch } from '../dataPoint.ts'
import {
  MeasurementResult,
  MeasurementSearch,
  StatisticsResult,
  StatisticsSearch,
} from '../measurement.ts'
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

export const searchStatistics = defineCall({
  ...deviceSearch,
  path: '/search/statistics',
  entity: 'measurements',
  summary: 'Mean, extremes, count and coverage of data points over a time range, from all readings',
  body: StatisticsSearch,
  answer: StatisticsResult,
})
