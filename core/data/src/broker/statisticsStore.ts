import { MINUTE_MS } from '@airshed/domain'
import {
  PERCENTILE_READINGS_MAX,
  type RangeStatistics,
  type StatisticsResult,
  type StatisticsSearch,
} from '@airshed/schemas'
import {
  createAnswerStore,
  type AnswerEntry,
  type AnswerGroup,
  type AnswerStoreOptions,
} from './answerStore.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import { MAX_IDS, spanOf, type RangeWindow } from './seriesSpec.ts'

/** The window that figures are of, and the percentiles that they have. */
export interface StatisticsQuestion {
  readonly window: RangeWindow
  /** Absent: none. They are queried separately: if they are refused, the other figures remain. */
  readonly percentiles?: readonly number[]
}
/** The figures of one data point in one window, as the server computes them. */
export type StatisticsEntry = AnswerEntry<RangeStatistics>
/** The figures of data points in one window. */
export type StatisticsGroup = AnswerGroup<StatisticsQuestion, RangeStatistics>

export interface StatisticsStoreOptions extends Pick<
  AnswerStoreOptions<StatisticsQuestion, RangeStatistics>,
  'clock' | 'onChange'
> {
  fetch: (
    search: StatisticsSearch,
    signal: AbortSignal,
    onNoAnswer: OnNoAnswer,
  ) => Promise<StatisticsResult>
}

/** Holds figures of the widgets of a page that only the server can compute, fetched together. */
export const createStatisticsStore = ({ fetch, clock, onChange }: StatisticsStoreOptions) =>
  createAnswerStore<StatisticsQuestion, RangeStatistics>({
    async fetch({ window, percentiles }, dataPointIds, signal, onNoAnswer) {
      const search = {
        data_point_id: [...dataPointIds],
        ...spanOf(window, clock.now()),
        ...(percentiles === undefined ? {} : { percentiles: [...percentiles] }),
      }
      return (await fetch(search, signal, onNoAnswer)).data
    },
    mostIds({ window, percentiles }) {
      if (percentiles === undefined) return MAX_IDS
      // As many as fit if each reports every minute.
      const { from, to } = spanOf(window, clock.now())
      return Math.min(MAX_IDS, Math.floor((PERCENTILE_READINGS_MAX * MINUTE_MS) / (to - from)))
    },
    isAsked: false,
    clock,
    onChange,
  })
