import type { AirQualityNeed } from '@airshed/contract'
import { AIR_QUALITY_NODES_MAX, type AirQuality } from '@airshed/schemas'
import { searchAirQuality } from '@airshed/schemas/calls'
import { CACHE_MS } from '../queries.ts'
import { createNeedAnswers, type AnswerPage } from './needAnswers.ts'
import { requestableIds } from './needIds.ts'
import type { RangeWindow } from './seriesSpec.ts'

interface AirQualityQuestion {
  /** As of when: a time without length, so that pages of all lengths share an answer. */
  readonly window: RangeWindow
}

/**
 * The air quality of the devices that the widgets of a page need, by node id, fetched together: now while the page is
 * live, else at the end of its range.
 */
export const createAirQualityAnswers = (page: AnswerPage) =>
  createNeedAnswers<AirQualityNeed, AirQualityQuestion, AirQuality>(page, {
    kind: 'airQuality',
    idsOf: ({ nodeIds }) => requestableIds(nodeIds),
    questionOf: (_need, { isLive, range: { to } }) => ({
      window: isLive ? { kind: 'sliding', lengthMs: 0 } : { kind: 'span', range: { from: to, to } },
    }),
    async fetch({ window }, nodeIds, signal, onNoAnswer) {
      // The reader's clock may be wrong: only the server knows the current time.
      const end = window.kind === 'span' ? { end: Math.max(0, window.range.to) } : {}
      const body = { node_id: [...nodeIds], ...end }
      const ask = () => page.api.call(searchAirQuality, { body }, { signal })
      return (await page.once('airQuality', body, ask, onNoAnswer)).data
    },
    mostIds: () => AIR_QUALITY_NODES_MAX,
    refreshMs: CACHE_MS,
  })
