import type {
  AirQualityNeed,
  CyclesNeed,
  PairsNeed,
  PercentileRoseNeed,
  PolarPlotNeed,
  RoseNeed,
  StepsNeed,
} from '@airshed/contract'
import type { ApiClient } from '../api/client.ts'
import { createAnswerStore, type AnswerEntry, type AnswerStoreOptions } from './answerStore.ts'
import type { BrokerContext } from './brokerTypes.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import type { RangeWindow } from './seriesSpec.ts'
import type { Reader } from './slot.ts'

/** Needs that the server answers completely: the page computes nothing. */
export type AnsweredNeed =
  | RoseNeed
  | StepsNeed
  | CyclesNeed
  | AirQualityNeed
  | PairsNeed
  | PercentileRoseNeed
  | PolarPlotNeed

/** The answers to one need of a widget, until it is released. */
export interface NeedAnswers {
  readonly kind: AnsweredNeed['kind']
  /** false: the widget is drawn without what has not arrived. */
  readonly isAwaited: boolean
  /** The subjects of the need, in its order. */
  readonly ids: readonly string[]
  readonly entries: ReadonlyMap<string, AnswerEntry<unknown>>
  release(): void
}

/** What the requests of a page are made with. */
export interface AnswerPage extends Pick<AnswerStoreOptions<never, never>, 'clock' | 'onChange'> {
  api: Pick<ApiClient, 'call'>
  /** Sends a request, and retries if nobody answers; the result is not cached. */
  once: <Result>(
    name: string,
    question: unknown,
    ask: () => Promise<Result>,
    onNoAnswer: OnNoAnswer,
  ) => Promise<Result>
}

interface NeedAnswersOptions<
  Need extends AnsweredNeed,
  Question extends { readonly window: RangeWindow },
  Answer,
> extends Pick<AnswerStoreOptions<Question, Answer>, 'fetch' | 'mostIds'> {
  kind: Need['kind']
  idsOf: (need: Need) => readonly string[]
  /** Needs with an equal question share requests. */
  questionOf: (need: Need, context: BrokerContext) => Question
  /** While the page is live, an answer is refetched when it is this old. */
  refreshMs: number
}

/** Holds the answers to the needs of one kind, for all widgets of a page. */
export function createNeedAnswers<
  Need extends AnsweredNeed,
  Question extends { readonly window: RangeWindow },
  Answer,
>(
  { clock, onChange }: AnswerPage,
  {
    kind,
    idsOf,
    questionOf,
    refreshMs,
    fetch,
    mostIds,
  }: NeedAnswersOptions<Need, Question, Answer>,
) {
  const store = createAnswerStore<Question, Answer>({
    fetch,
    mostIds,
    isAsked: true,
    clock,
    onChange,
  })
  return {
    ...store,
    kind,
    refresh: () => store.refresh(refreshMs),
    /** @param dueAtMs the answers must not have been fetched before this time; null: any will do */
    retain(
      need: AnsweredNeed,
      context: BrokerContext,
      reader: Reader,
      dueAtMs: number | null,
    ): NeedAnswers {
      const own = need as Need
      const ids = idsOf(own)
      const group = store.retain(questionOf(own, context), ids, reader, dueAtMs)
      const isAwaited = !('isOptional' in own && own.isOptional === true)
      return {
        kind,
        isAwaited,
        ids,
        entries: group.entries,
        release: () => store.release(group, reader),
      }
    },
  }
}
