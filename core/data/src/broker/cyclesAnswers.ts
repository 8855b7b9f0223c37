import type { CyclesNeed } from '@airshed/contract'
import { HOUR_MS } from '@airshed/domain'
import { STATISTIC_HOURS_MAX, type Cycles } from '@airshed/schemas'
import { searchCycles } from '@airshed/schemas/calls'
import { createNeedAnswers, type AnswerPage } from './needAnswers.ts'
import { dataPointIds } from './needIds.ts'
import { MAX_IDS, rangeWindow, spanOf, type RangeWindow } from './seriesSpec.ts'

interface CyclesQuestion {
  readonly window: RangeWindow
  /** Absent: the zone of each device. */
  readonly timezone?: string
}

/** The usual courses that the widgets of a page need, fetched together. */
export const createCyclesAnswers = (page: AnswerPage) =>
  createNeedAnswers<CyclesNeed, CyclesQuestion, Cycles>(page, {
    kind: 'cycles',
    idsOf: (need) => dataPointIds(need.dataPointIds),
    questionOf: ({ timezone }, context) => ({
      window: rangeWindow(context),
      ...(timezone === undefined ? {} : { timezone }),
    }),
    async fetch({ window, ...zone }, ids, signal, onNoAnswer) {
      const body = { data_point_id: [...ids], ...spanOf(window, page.clock.now()), ...zone }
      const ask = () => page.api.call(searchCycles, { body }, { signal })
      return (await page.once('cycles', body, ask, onNoAnswer)).data
    },
    // The most that one answer may be based on.
    mostIds({ window }) {
      const { from, to } = spanOf(window, page.clock.now())
      const hours = Math.ceil((to - from) / HOUR_MS) + 1
      return Math.min(MAX_IDS, Math.floor(STATISTIC_HOURS_MAX / hours))
    },
    // They are computed from whole hours.
    refreshMs: HOUR_MS,
  })
