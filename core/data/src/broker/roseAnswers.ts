import type { RoseNeed } from '@airshed/contract'
import { searchRose } from '@airshed/schemas/calls'
import { CACHE_MS } from '../queries.ts'
import type { AnswerPage } from './needAnswers.ts'
import { createSingleAnswers } from './singleAnswers.ts'

/** The roses of the widgets of a page, each by its data point of speeds. */
export const createRoseAnswers = (page: AnswerPage) =>
  createSingleAnswers(page, {
    kind: 'rose',
    idOf: ({ speedDataPointId }: RoseNeed) => speedDataPointId,
    searchOf,
    ask: (body, signal) => page.api.call(searchRose, { body }, { signal }),
    refreshMs: CACHE_MS,
  })

const searchOf = ({
  speedDataPointId,
  directionDataPointId,
  pollutantDataPointId,
  sectorCount,
  speedBreaks,
  isCorrected,
}: RoseNeed) => ({
  speed_data_point_id: speedDataPointId,
  direction_data_point_id: directionDataPointId,
  ...(pollutantDataPointId === undefined ? {} : { pollutant_data_point_id: pollutantDataPointId }),
  ...(sectorCount === undefined ? {} : { sector_count: sectorCount }),
  ...(speedBreaks === undefined ? {} : { speed_breaks: [...speedBreaks] }),
  ...(isCorrected === undefined ? {} : { corrected: isCorrected }),
})
