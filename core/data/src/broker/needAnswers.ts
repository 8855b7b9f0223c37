import { DATA_KINDS, needKindOf, type DataNeed, type DataNeedKind } from '@airshed/contract'
import type { ApiClient } from '../api/client.ts'
import { createQueries, type QueryRecipe } from '../queries.ts'
import type { Clock } from '../timing.ts'
import type { BrokerContext } from './brokerTypes.ts'
import { answersOfKind, type SearchedKind } from './kindAnswers.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import { querySource } from './querySource.ts'
import { searchSource, type AskOnce } from './searchSource.ts'
import type { Reader } from './slot.ts'
import type { Group, SlotStore, Source } from './slotStore.ts'

/** The answers to one need of a widget. */
export interface NeedAnswers {
  readonly kind: DataNeedKind
  /** false: the widget is drawn without what has not arrived. */
  readonly isAwaited: boolean
  /** What the answers are about, in the order of the need. */
  readonly ids: readonly string[]
  readonly group: Group
}

export interface NeedAnswersOptions {
  store: SlotStore
  api: ApiClient
  once: AskOnce
  /** Runs a recipe, from the cache if it is fresh. */
  query: (recipe: QueryRecipe<unknown>, onNoAnswer: OnNoAnswer) => Promise<unknown>
  clock: Clock
}

/** Answers of single values have no id. */
export const ONE: readonly string[] = ['']

/** The answers to the needs of every kind that the server answers completely, for all widgets of a page. */
export function createNeedAnswers({ store, api, once, query, clock }: NeedAnswersOptions) {
  const queries = createQueries(api)

  const searchOf = (kind: DataNeedKind, how: SearchedKind): Source =>
    searchSource({
      name: kind,
      async fetch(question, ids, { signal, onNoAnswer }) {
        const body = how.bodyOf(question, ids, clock.now())
        const ask = (): Promise<unknown> => api.call(how.call, { body } as never, { signal })
        return how.answersOf(await once(kind, body, ask, onNoAnswer), ids)
      },
      mostIds: (question) => how.mostIds(question, clock.now()),
      refreshMs: how.refreshMs,
    })

  const searched = new Map<DataNeedKind, Source>()
  const queried = new Map<DataNeedKind, Source>()
  for (const kind of DATA_KINDS) {
    const how = answersOfKind(kind)
    if (how.from === 'search') searched.set(kind, searchOf(kind, how))
    if (how.from === 'query') queried.set(kind, querySource(kind, query))
  }

  /** A share in the answers to a need; null: there is nothing to ask. */
  function groupOf(
    need: DataNeed,
    context: BrokerContext,
    ...share: [reader: Reader, dueAtMs: number | null]
  ): Omit<NeedAnswers, 'kind' | 'isAwaited'> | null {
    const how = answersOfKind(need.kind)
    const source = searched.get(need.kind) ?? queried.get(need.kind)
    if (how.from === 'page' || source === undefined) return null
    if (how.from === 'search') {
      const ids = how.idsOf(need)
      return { ids, group: store.retain(source, how.questionOf(need, context), ids, ...share) }
    }
    const recipe = how.recipeOf(queries, need, context.slug)
    return recipe === null ? null : { ids: ONE, group: store.retain(source, recipe, ONE, ...share) }
  }

  return {
    /**
     * The answers to a need, of which the reader now has a share; null: there is nothing to ask.
     *
     * @param dueAtMs the answers must not have been fetched before this time; null: any will do
     */
    retain(
      need: DataNeed,
      context: BrokerContext,
      reader: Reader,
      dueAtMs: number | null,
    ): NeedAnswers | null {
      const found = groupOf(need, context, reader, dueAtMs)
      const isAwaited = needKindOf(need).isAwaited?.(need) ?? true
      return found === null ? null : { ...found, kind: need.kind, isAwaited }
    },
    /** What was counted by the clocks of data points is wrong from now on: it is fetched again. */
    outdate(isMeant: (id: string) => boolean): void {
      for (const source of searched.values()) store.outdate(source, isMeant)
    },
    /** Fetches the answers of one kind that these readers have again. */
    refetch(kind: DataNeedKind, readers: ReadonlySet<Reader>): void {
      store.refetch(readers, ({ source }) => source === queried.get(kind))
    },
  }
}
