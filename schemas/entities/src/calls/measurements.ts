import { AirNow, AirNowSearch } from '../airNow.ts'
import { AirQualityResult, AirQualitySearch } from '../airQuality.ts'
import { DataPointPage, DataPointSearch } from '../dataPoint.ts'
import { RollingResult, RollingSearch, YearsResult, YearsSearch } from '../hourStatistics.ts'
import {
  MeasurementExport,
  MeasurementFile,
  CyclesResult,
  CyclesSearch,
  MeasurementResult,
  MeasurementSearch,
  NamedMeasurementExport,
  StatisticsResult,
  StatisticsSearch,
  StepStatisticsResult,
  StepStatisticsSearch,
} from '../measurement.ts'
import { ReadingRevisionPage, ReadingRevisionQuery } from '../readingRevision.ts'
import { RoseResult, RoseSearch } from '../rose.ts'
import { defineCall } from './call.ts'
import { deviceSearch } from './deviceSearch.ts'
import { ById } from './params.ts'

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

export const searchStats = defineCall({
  ...searchStatistics,
  path: '/search/stats',
  summary: 'As search/statistics',
})

export const searchStepStatistics = defineCall({
  ...deviceSearch,
  path: '/search/statistics/steps',
  entity: 'measurements',
  summary:
    'The same figures for each step of a calendar that the time range touches: minutes, hours, days, months or years of a place',
  body: StepStatisticsSearch,
  answer: StepStatisticsResult,
})

export const searchRose = defineCall({
  ...deviceSearch,
  path: '/search/statistics/rose',
  entity: 'measurements',
  summary:
    'A wind rose or a pollution rose over a time range, from readings or means of an hour at most',
  body: RoseSearch,
  answer: RoseResult,
})

export const exportMeasurements = defineCall({
  ...deviceSearch,
  path: '/search/measurements/export',
  entity: 'measurements',
  summary: 'Every reading of data points over a time range, as CSV, whatever their number',
  body: MeasurementExport,
  answer: MeasurementFile,
  fileType: 'text/csv',
  limit: { perMinute: 30, by: 'caller' },
})

export const exportNamedMeasurements = defineCall({
  ...exportMeasurements,
  path: '/search/export',
  summary: 'As search/measurements/export, with a name for the file',
  body: NamedMeasurementExport,
})

export const listRevisions = defineCall({
  method: 'GET',
  path: '/nodes/:id/revisions',
  entity: 'measurements',
  summary:
    'Readings of a device that were replaced by revised ones, with both values; by the time of the reading, the newest first',
  params: ById,
  query: ReadingRevisionQuery,
  answer: ReadingRevisionPage,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices' },
})

export const searchCycles = defineCall({
  ...deviceSearch,
  path: '/search/statistics/cycles',
  entity: 'measurements',
  summary:
    'The usual course of a day, a week and a year: means of hourly values with their 95 % interval',
  body: CyclesSearch,
  answer: CyclesResult,
})

export const searchRolling = defineCall({
  ...deviceSearch,
  path: '/search/statistics/rolling',
  entity: 'measurements',
  summary: 'Rolling means of hourly values, such as those of 8 and 24 hours, with their coverage',
  body: RollingSearch,
  answer: RollingResult,
})

export const searchYears = defineCall({
  ...deviceSearch,
  path: '/search/statistics/years',
  entity: 'measurements',
  summary:
    'Each year as air quality rules assess it: mean and data capture, percentiles, highest days and exceedances',
  body: YearsSearch,
  answer: YearsResult,
})

export const searchAirNow = defineCall({
  ...deviceSearch,
  path: '/search/air_now',
  entity: 'measurements',
  summary:
    'The air at all places at this moment: the worst one, and how many are above the limit of their standard; old readings count for nothing',
  body: AirNowSearch,
  answer: AirNow,
})

export const searchAirQuality = defineCall({
  ...deviceSearch,
  path: '/search/air_quality',
  entity: 'measurements',
  summary:
    'The air of devices by the standard that grades each: index, grade, responsible pollutant, and each pollutant averaged as the standard wants it',
  body: AirQualitySearch,
  answer: AirQualityResult,
})
