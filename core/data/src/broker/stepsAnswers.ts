import type { StepFigures, StepsNeed } from '@airshed/contract'
import { rangeLengthMs, shortestStepMs } from '@airshed/domain'
import { STEP_FIGURES_MAX, type StepStatisticsSearch } from '@airshed/schemas'
import { searchStepStatistics } from '@airshed/schemas/calls'
import { CACHE_MS } from '../queries.ts'
import { createNeedAnswers, type AnswerPage } from './needAnswers.ts'
import { dataPointIds } from './needIds.ts'
import { MAX_IDS, rangeWindow, spanOf, type RangeWindow } from './seriesSpec.ts'

interface StepsQuestion {
  readonly window: RangeWindow
  readonly unit: StepsNeed['unit']
  readonly every: number
  readonly zone: string
  readonly isStandardTime: boolean
}

/** The figures of steps that the widgets of a page need, fetched together. */
export const createStepsAnswers = (page: AnswerPage) =>
  createNeedAnswers<StepsNeed, StepsQuestion, StepFigures>(page, {
    kind: 'steps',
    idsOf: (need) => dataPointIds(need.dataPointIds),
    questionOf: ({ unit, every = 1, timezone, standardTime: isStandardTime = false }, context) => ({
      window: rangeWindow(context),
      unit,
      every,
      zone: timezone ?? context.timezone,
      isStandardTime,
    }),
    async fetch({ window, unit, every, zone, isStandardTime }, ids, signal, onNoAnswer) {
      const body: StepStatisticsSearch = {
        data_point_id: [...ids],
        ...spanOf(window, page.clock.now()),
        unit,
        ...(every === 1 ? {} : { every }),
        timezone: zone,
        ...(isStandardTime ? { standard_time: true } : {}),
      }
      const ask = () => page.api.call(searchStepStatistics, { body }, { signal })
      const { edges, data } = await page.once('steps', body, ask, onNoAnswer)
      return Object.fromEntries(
        Object.entries(data).map(([id, figures]) => [id, { edges, figures }]),
      )
    },
    mostIds: mostIdsOf,
    refreshMs: CACHE_MS,
  })

/** The most that the server answers at once. */
function mostIdsOf({ window, unit, every }: StepsQuestion): number {
  const lengthMs = window.kind === 'span' ? rangeLengthMs(window.range) : window.lengthMs
  const steps = Math.ceil(lengthMs / shortestStepMs({ unit, every })) + 1
  return Math.min(MAX_IDS, Math.floor(STEP_FIGURES_MAX / steps))
}
