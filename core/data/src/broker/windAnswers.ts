import type { PercentileRoseNeed, PolarPlotNeed } from '@airshed/contract'
import { HOUR_MS } from '@airshed/domain'
import { searchPercentileRose, searchPolarPlot } from '@airshed/schemas/calls'
import type { AnswerPage } from './needAnswers.ts'
import { createSingleAnswers } from './singleAnswers.ts'

/** They are computed from whole hours. */
const REFRESH_MS = HOUR_MS

/** The percentile roses of the widgets of a page, each by its data point of speeds. */
export const createPercentileRoseAnswers = (page: AnswerPage) =>
  createSingleAnswers(page, {
    kind: 'percentileRose',
    idOf: ({ speedDataPointId }: PercentileRoseNeed) => speedDataPointId,
    searchOf: (need) => ({
      ...windOf(need),
      ...(need.sectorCount === undefined ? {} : { sector_count: need.sectorCount }),
      ...(need.percentiles === undefined ? {} : { percentiles: [...need.percentiles] }),
    }),
    ask: (body, signal) => page.api.call(searchPercentileRose, { body }, { signal }),
    refreshMs: REFRESH_MS,
  })

/** The polar plots of the widgets of a page, each by its data point of speeds. */
export const createPolarPlotAnswers = (page: AnswerPage) =>
  createSingleAnswers(page, {
    kind: 'polarPlot',
    idOf: ({ speedDataPointId }: PolarPlotNeed) => speedDataPointId,
    searchOf: windOf,
    ask: (body, signal) => page.api.call(searchPolarPlot, { body }, { signal }),
    refreshMs: REFRESH_MS,
  })

function windOf(need: PercentileRoseNeed | PolarPlotNeed) {
  return {
    speed_data_point_id: need.speedDataPointId,
    direction_data_point_id: need.directionDataPointId,
    pollutant_data_point_id: need.pollutantDataPointId,
  }
}
