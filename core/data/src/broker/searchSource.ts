import type { OnNoAnswer } from './noAnswer.ts'
import type { RangeWindow } from './seriesSpec.ts'
import { emptySlot, type Slot } from './slot.ts'
import type { Group, Request, Source } from './slotStore.ts'

/** A question about a window of time. */
export interface WindowQuestion {
  readonly window: RangeWindow
}

/** What the server answers about one data point or node; `unknown`: nothing, or it may not be read. */
export type AnswerEntry<Answer> = Slot<Answer | 'unknown'>

/** The answers to one question. */
export type AnswerGroup<Question, Answer> = Group<Question, AnswerEntry<Answer>>

export interface SearchSourceOptions<Question, Answer> {
  name: string
  /** @returns the answers by id; without those that may not be read */
  fetch: (
    question: Question,
    ids: readonly string[],
    request: Request,
  ) => Promise<Readonly<Record<string, Answer>>>
  /** The largest number of ids of a request. */
  mostIds: (question: Question) => number
  /** While the page is live, an answer is refetched when it is this old. */
  refreshMs: number
  /** false: answers are not requested before something sets `isAsked` of their slots. Default true. */
  isAsked?: boolean
}

/** Answers that the server computes from readings over a window. */
export const searchSource = <Question extends WindowQuestion, Answer>({
  name,
  fetch,
  mostIds,
  refreshMs,
  isAsked = true,
}: SearchSourceOptions<Question, Answer>): Source<Question, AnswerEntry<Answer>> => ({
  name,
  newEntry: (id) => ({ ...emptySlot(id), isAsked }),
  mostIds,
  async fetch({ question }, entries, request) {
    const ids = entries.map(({ id }) => id)
    const answers = await fetch(question, ids, request)
    for (const entry of entries) entry.value = answers[entry.id] ?? 'unknown'
  },
  isDue: ({ question }, { fetchedAtMs }, nowMs) =>
    question.window.kind === 'sliding' && nowMs - (fetchedAtMs ?? 0) >= refreshMs,
})

/** Sends a request, and retries if nobody answers; the result is not cached. */
export type AskOnce = <Result>(
  name: string,
  question: unknown,
  ask: () => Promise<Result>,
  onNoAnswer: OnNoAnswer,
) => Promise<Result>
