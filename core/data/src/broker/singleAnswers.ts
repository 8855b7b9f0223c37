import { createNeedAnswers, type AnsweredNeed, type AnswerPage } from './needAnswers.ts'
import { rangeWindow, spanOf, type RangeWindow } from './seriesSpec.ts'

/** One question about the range of a page. */
export interface SingleQuestion<Search> {
  readonly window: RangeWindow
  readonly search: Search
}

interface SingleAnswersOptions<Need extends AnsweredNeed, Search extends object, Answer> {
  kind: Need['kind']
  /** The data point under which its answer is stored. */
  idOf: (need: Need) => string
  /** What to request about the range of the page. */
  searchOf: (need: Need) => Search
  ask: (
    body: Search & { from: number; to: number },
    signal: AbortSignal,
  ) => Promise<{ data: Answer | null }>
  /** While the page is live, an answer is refetched when it is this old. */
  refreshMs: number
}

/** Holds answers that concern several data points together: one per request, equal ones are fetched once. */
export const createSingleAnswers = <Need extends AnsweredNeed, Search extends object, Answer>(
  page: AnswerPage,
  { kind, idOf, searchOf, ask, refreshMs }: SingleAnswersOptions<Need, Search, Answer>,
) =>
  createNeedAnswers<Need, SingleQuestion<Search>, Answer>(page, {
    kind,
    idsOf: (need) => [idOf(need)],
    questionOf: (need, context) => ({ window: rangeWindow(context), search: searchOf(need) }),
    async fetch({ window, search }, [id = ''], signal, onNoAnswer) {
      const body = { ...search, ...spanOf(window, page.clock.now()) }
      const { data } = await page.once(kind, body, () => ask(body, signal), onNoAnswer)
      return data === null ? {} : { [id]: data }
    },
    mostIds: () => 1,
    refreshMs,
  })
