import { MINUTE_MS } from '@airshed/domain'
import {
  PERCENTILE_READINGS_MAX,
  type RangeStatistics,
  type ReadingBasis,
  type StatisticsResult,
  type StatisticsSearch,
} from '@airshed/schemas'
import { CACHE_MS } from '../queries.ts'
import type { Clock } from '../timing.ts'
import {
  searchSource,
  type AnswerEntry,
  type AnswerGroup,
  type WindowQuestion,
} from './searchSource.ts'
import { MAX_IDS, spanOf } from './seriesSpec.ts'
import type { Request } from './slotStore.ts'

/** The window that figures are of, and the percentiles that they have. */
export interface StatisticsQuestion extends WindowQuestion {
  /** Absent: none. They are queried separately: if they are refused, the other figures remain. */
  readonly percentiles?: readonly number[]
  /** Absent: as the organization of each device chose. */
  readonly basis?: ReadingBasis
}
/** The figures of one data point in one window, as the server computes them. */
export type StatisticsEntry = AnswerEntry<RangeStatistics>
/** The figures of data points in one window. */
export type StatisticsGroup = AnswerGroup<StatisticsQuestion, RangeStatistics>

/** Figures of the widgets of a page: only those are requested that the page cannot compute itself. */
export const statisticsSource = (
  clock: Clock,
  fetch: (search: StatisticsSearch, request: Request) => Promise<StatisticsResult>,
) =>
  searchSource<StatisticsQuestion, RangeStatistics>({
    name: 'statistics',
    async fetch({ window, percentiles, basis }, dataPointIds, request) {
      const search = {
        data_point_id: [...dataPointIds],
        ...spanOf(window, clock.now()),
        ...(percentiles === undefined ? {} : { percentiles: [...percentiles] }),
        ...(basis === undefined ? {} : { basis }),
      }
      return (await fetch(search, request)).data
    },
    mostIds({ window, percentiles }) {
      if (percentiles === undefined) return MAX_IDS
      // As many as fit if each reports every minute.
      const { from, to } = spanOf(window, clock.now())
      return Math.min(MAX_IDS, Math.floor((PERCENTILE_READINGS_MAX * MINUTE_MS) / (to - from)))
    },
    refreshMs: CACHE_MS,
    isAsked: false,
  })
