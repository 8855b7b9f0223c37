import { ColocationResult, ColocationSearch } from '../colocation.ts'
import { PairsResult, PairsSearch } from '../pairs.ts'
import {
  PercentileRoseResult,
  PercentileRoseSearch,
  PolarPlotResult,
  PolarPlotSearch,
} from '../windStatistics.ts'
import { defineCall } from './call.ts'
import { deviceSearch } from './deviceSearch.ts'

export const searchPairs = defineCall({
  ...deviceSearch,
  path: '/search/statistics/pairs',
  entity: 'measurements',
  summary:
    'Two parameters against each other: the regression of all pairs of hourly or finer values, and the pairs or their density',
  body: PairsSearch,
  answer: PairsResult,
})

export const searchColocation = defineCall({
  ...deviceSearch,
  path: '/search/statistics/colocation',
  entity: 'measurements',
  summary:
    'Sensors beside a reference: the line of each on it, errors, precision, targets met or not, and a correction with its check',
  body: ColocationSearch,
  answer: ColocationResult,
})

export const searchPercentileRose = defineCall({
  ...deviceSearch,
  path: '/search/statistics/percentile_rose',
  entity: 'measurements',
  summary:
    'Percentiles and mean of the hourly values of a pollutant by the direction that the wind came from',
  body: PercentileRoseSearch,
  answer: PercentileRoseResult,
})

export const searchPolarPlot = defineCall({
  ...deviceSearch,
  path: '/search/statistics/polar',
  entity: 'measurements',
  summary:
    'The mean of a pollutant by speed and direction of the wind, smoothed, and what each cell rests on',
  body: PolarPlotSearch,
  answer: PolarPlotResult,
})
