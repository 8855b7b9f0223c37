import type { PairsNeed } from '@airshed/contract'
import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { searchPairs } from '@airshed/schemas/calls'
import type { AnswerPage } from './needAnswers.ts'
import { createSingleAnswers } from './singleAnswers.ts'

/** The pairs of the widgets of a page, each by its first data point. */
export const createPairsAnswers = (page: AnswerPage) =>
  createSingleAnswers(page, {
    kind: 'pairs',
    idOf: ({ xDataPointId }: PairsNeed) => xDataPointId,
    searchOf: ({ xDataPointId: x, yDataPointId: y, averagingMs }) => ({
      x_data_point_id: x,
      y_data_point_id: y,
      ...(averagingMs === undefined ? {} : { averaging_minutes: averagingMs / MINUTE_MS }),
    }),
    ask: (body, signal) => page.api.call(searchPairs, { body }, { signal }),
    // They are computed from whole hours.
    refreshMs: HOUR_MS,
  })
