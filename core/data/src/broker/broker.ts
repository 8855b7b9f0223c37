import { NO_DATA } from '@airshed/contract'
import { searchMeasurements, searchNodes, searchStatistics } from '@airshed/schemas/calls'
import type { ApiClient } from '../api/client.ts'
import { organizationIdOf } from '../api/organizationIdOf.ts'
import { backoffMs } from '@airshed/client'
import type { LiveChannel } from '../live/liveTypes.ts'
import { CACHE_MS, createQueries, type QueryRecipe } from '../queries.ts'
import { MAX_RETRIES } from '../queryClient.ts'
import { sayingNoAnswer, type OnNoAnswer } from './noAnswer.ts'
import {
  scheduleByFrame,
  scheduleByTimer,
  systemClock,
  type Clock,
  type Schedule,
  type ScheduleFrame,
} from '../timing.ts'
import type { Broker, BrokerSubscription } from './brokerTypes.ts'
import { createNeedAnswers, ONE } from './needAnswers.ts'
import { followedNodes, planOf, type PlannedFigures } from './needsPlan.ts'
import { nodeIdOf } from './nodeIdOf.ts'
import { createNodes } from './nodeSource.ts'
import { querySource } from './querySource.ts'
import { askForFigures } from './rangeFigures.ts'
import { rangeProblem } from './rangeReach.ts'
import { ownedPoint, resultOf } from './resultOf.ts'
import { createSeries } from './seriesSource.ts'
import { rangeWindow, seriesSpec } from './seriesSpec.ts'
import { isMissing, isRetryable, type Reader, type Slot } from './slot.ts'
import { createSlotStore, type Group } from './slotStore.ts'
import { statisticsSource } from './statisticsSource.ts'
import type { Subscription } from './subscription.ts'
import { tickMs } from './tick.ts'
import { widthStepPx } from './width.ts'

/** The part of a TanStack `QueryClient` that is used: it retries, and caches answers. */
export interface QueryCache {
  fetchQuery<Result>(recipe: QueryRecipe<Result> & { gcTime?: number }): Promise<Result>
}

/** Pages refetch counts of devices within this time after being notified of a change; the server checks every 5 s. */
const STATUS_REFRESH_MS = 5000

/** A request has been tried three times before the failure is reported to the broker. */
const RETRY_FROM_ATTEMPT = MAX_RETRIES + 1

export interface BrokerOptions {
  api: ApiClient
  live: LiveChannel
  /** Made by `createQueryClient`: it decides what is retried. */
  queryClient: QueryCache
  /** Default the system's. */
  clock?: Clock
  /** Default `setTimeout`. */
  schedule?: Schedule
  /**
   * Runs once before the next frame: requests and updates of a page are batched. Default the browser's animation frame,
   * and a timer in a hidden page.
   */
  scheduleFrame?: ScheduleFrame
  /** A number from 0 to below 1, so that pages do not send requests at the same time. Default `Math.random`. */
  random?: () => number
}

/**
 * Merges the needs of all widgets of a page: one request for the readings of each distinct window
 * and statistic, one for all nodes, one for each other kind of data, and one live subscription. New
 * readings are delivered once per frame, to the widgets whose data changed.
 */
export function createBroker(options: BrokerOptions): Broker {
  const {
    api,
    live,
    queryClient,
    clock = systemClock,
    schedule = scheduleByTimer,
    scheduleFrame = scheduleByFrame,
    random = Math.random,
  } = options
  const subscriptions = new Set<Subscription>()
  const changedStatus = new Set<string>()
  let cancelFrame: (() => void) | null = null
  let cancelTick: (() => void) | null = null
  let cancelSweep: (() => void) | null = null
  let cancelStatus: (() => void) | null = null
  let watched = { key: '', stop: () => {} }
  let refreshedAtMs = clock.now()
  let isTailDue = false
  let liveUntilMs: number | null = null
  let cancelRetry: (() => void) | null = null
  let retries = 0

  /** Readings are large and used once: the query client only retries, and does not cache them. */
  const once = <Result>(
    name: string,
    question: unknown,
    ask: QueryRecipe<Result>['queryFn'],
    onNoAnswer: OnNoAnswer,
  ): Promise<Result> =>
    queryClient.fetchQuery({
      queryKey: ['broker', name, question],
      queryFn: sayingNoAnswer(ask, onNoAnswer),
      staleTime: 0,
      gcTime: 0,
    })

  const onChange = (readers: Iterable<Reader>): void => {
    for (const reader of readers) (reader as Subscription).isDirty = true
    soon()
  }
  const store = createSlotStore({ clock, onChange })
  const query = (recipe: QueryRecipe<unknown>, onNoAnswer: OnNoAnswer): Promise<unknown> =>
    queryClient.fetchQuery({ ...recipe, queryFn: sayingNoAnswer(recipe.queryFn, onNoAnswer) })
  const series = createSeries({
    store,
    fetch: (body, { signal, onNoAnswer }) =>
      once(
        'measurements',
        body,
        () => api.call(searchMeasurements, { body }, { signal }),
        onNoAnswer,
      ),
    clock,
    onChange,
  })
  const statistics = statisticsSource(clock, (body, { signal, onNoAnswer }) =>
    once('statistics', body, () => api.call(searchStatistics, { body }, { signal }), onNoAnswer),
  )
  const answers = createNeedAnswers({ store, api, once, query, clock })
  const nodes = createNodes({
    store,
    fetch: (body, { onNoAnswer }) =>
      once('nodes', body, ({ signal }) => api.call(searchNodes, { body }, { signal }), onNoAnswer),
    onChange,
    onZoneChange: (nodeIds) => answers.outdate((id) => nodeIds.has(nodeIdOf(id) ?? '')),
  })
  const fleet = querySource('fleet', query)
  const queries = createQueries(api)

  function soon(): void {
    cancelFrame ??= scheduleFrame(frame)
  }

  function frame(): void {
    cancelFrame = null
    watch()
    for (const subscription of subscriptions) {
      askForFigures(subscription, (id) => ownedPoint(id, { nodes }))
    }
    store.load()
    series.slide()
    if (live.state === 'open') liveUntilMs = clock.now()
    const sources = { nodes, nowMs: clock.now(), liveUntilMs }
    const dirty = [...subscriptions].filter(({ isDirty }) => isDirty)
    for (const subscription of dirty) {
      subscription.isDirty = false
      subscription.result = resultOf(subscription, sources)
    }
    for (const subscription of dirty) {
      if (subscriptions.has(subscription)) subscription.listener()
    }
    retryMissing()
    cancelTick ??= liveReaders().size > 0 ? schedule(tick, tickMs(subscriptions)) : null
  }

  const allSlots = (): Slot<unknown>[] => [...store.slots()]

  /** What never arrived is requested again, with backoff: nothing else would bring it. */
  function retryMissing(): void {
    const missing = allSlots().filter(isMissing)
    if (missing.length === 0) retries = 0
    if (cancelRetry !== null || !missing.some(isRetryable)) return
    cancelRetry = schedule(
      () => {
        cancelRetry = null
        retries += 1
        for (const slot of allSlots()) if (isRetryable(slot)) slot.error = null
        soon()
      },
      backoffMs(retries + RETRY_FROM_ATTEMPT, random()),
    )
  }

  const liveReaders = (): Set<Reader> =>
    new Set([...subscriptions].filter(({ context }) => context.isLive))

  /** While a page is live, its windows advance, and data without notifications are refetched. */
  function tick(): void {
    cancelTick = null
    const readers = liveReaders()
    if (readers.size === 0) return
    if (clock.now() - refreshedAtMs >= CACHE_MS) {
      refreshedAtMs = clock.now()
      store.refresh(readers)
      // Readings may be missed between the first answer and the start of the live ones.
      if (isTailDue || live.state !== 'open') series.markBehind(() => true)
      isTailDue = live.state !== 'open'
      series.markRefusing()
    }
    onChange(readers)
  }

  /**
   * Refetches the counts of devices of these organizations. All pages are notified of a change at the same time: each
   * waits for its own random delay, and fetches once for all changes.
   */
  function followStatus(organizationIds: readonly string[]): void {
    for (const id of organizationIds) changedStatus.add(id)
    cancelStatus ??= schedule(() => {
      cancelStatus = null
      const concerned = [...subscriptions].filter(({ context: { isLive, slug } }) => {
        const id = organizationIdOf(slug)
        return isLive && (id === undefined || changedStatus.has(id))
      })
      changedStatus.clear()
      answers.refetch('status', new Set(concerned))
    }, STATUS_REFRESH_MS * random())
  }

  function watch(): void {
    const ids = [...new Set([...subscriptions].flatMap(({ liveNodeIds }) => liveNodeIds))]
    const key = ids.toSorted().join(' ')
    if (key === watched.key) return
    const stopBefore = watched.stop
    watched = {
      key,
      stop:
        ids.length === 0
          ? () => {}
          : live.watch(ids, (message) => {
              if (message.kind === 'measurements') {
                series.take(message.dataPointId, message)
                nodes.take(message.dataPointId, message)
                return
              }
              const missed = new Set(message.nodeIds)
              series.markBehind((id) => missed.has(nodeIdOf(id) ?? ''))
              soon()
            }),
    }
    isTailDue ||= ids.length > 0
    stopBefore()
  }

  const stopChanges = live.onChange((change) => {
    if (change.kind === 'status') followStatus(change.organizationIds)
  })
  const stopState = live.onStateChange((state) => {
    if (state !== 'open' && liveUntilMs !== null) liveUntilMs = clock.now()
    // The server is back: what failed is retried, and what has no live readings is refetched.
    if (state === 'open') {
      store.forgive()
      refreshedAtMs = Number.NEGATIVE_INFINITY
    }
    onChange(liveReaders())
  })

  const sweep = (): void => {
    cancelSweep = null
    if (store.sweep(CACHE_MS)) cancelSweep = schedule(sweep, CACHE_MS / 4)
  }

  return {
    subscribe(needs, context, listener): BrokerSubscription {
      const plan = planOf(needs)
      const problem = rangeProblem(context, clock.now())
      if (problem !== null && plan.isOfRange) {
        const result = { ...NO_DATA, state: 'error', error: problem, range: context.range } as const
        return { current: () => result, retry: () => {}, unsubscribe: () => {} }
      }
      // What a page with a fixed range shows is at least as new as the end of its window.
      const dueAtMs = context.isLive ? null : Math.min(context.range.to, clock.now())
      const own: Subscription = {
        widthPx: widthStepPx(context.width),
        context,
        listener,
        series: [],
        statistics: [],
        percentiles: [],
        answers: [],
        nodes: plan.nodes,
        fleets: [],
        profileNodeIds: plan.profileNodeIds,
        groups: new Set(),
        nodeIds: new Set(plan.lookups.flatMap(({ nodeIds }) => nodeIds)),
        liveNodeIds: [],
        followedNodeIds: context.isLive ? followedNodes(plan.nodes) : new Set(),
        result: { ...NO_DATA, state: 'loading', range: context.range },
        isDirty: true,
        frames: new WeakMap(),
      }
      own.series = plan.series.map((need) => ({
        group: store.retain(
          series.source,
          seriesSpec(need, context),
          need.dataPointIds,
          own,
          dueAtMs,
        ),
        dataPointIds: need.dataPointIds,
      }))
      const figuresOf = ({ dataPointIds, basis, percentiles }: PlannedFigures) => {
        const question = {
          window: rangeWindow(context),
          ...(percentiles === undefined ? {} : { percentiles: [...new Set(percentiles)] }),
          ...(basis === undefined ? {} : { basis }),
        }
        return {
          group: store.retain(statistics, question, dataPointIds, own, dueAtMs),
          dataPointIds,
        }
      }
      own.statistics = plan.statistics.map(figuresOf)
      own.percentiles = plan.percentiles.map(figuresOf)
      own.answers = plan.answered.flatMap(
        (need) => answers.retain(need, context, own, dueAtMs) ?? [],
      )
      own.liveNodeIds = [
        ...own.followedNodeIds,
        ...own.series.flatMap(({ group, dataPointIds }) =>
          group.question.isLive ? dataPointIds.flatMap((id) => nodeIdOf(id) ?? []) : [],
        ),
      ]
      const lookups = plan.lookups.map(({ nodeIds, includes }) =>
        nodes.retain(nodeIds, includes, own, dueAtMs),
      )
      nodes.follow(own.followedNodeIds, own)
      const fleets = plan.nodes.flatMap(({ all = false, includes }) =>
        all ? [store.retain(fleet, queries.fleet(context.slug, includes), ONE, own, dueAtMs)] : [],
      )
      own.fleets = fleets.flatMap(({ entries }) => [...entries.values()]) as Subscription['fleets']
      const shares = [...own.series, ...own.percentiles, ...own.statistics, ...own.answers].flat()
      own.groups = new Set<Group>([...shares.map(({ group }) => group), ...lookups, ...fleets])
      subscriptions.add(own)
      own.result = resultOf(own, { nodes, nowMs: clock.now(), liveUntilMs })
      soon()
      return {
        current: () => own.result,
        retry() {
          store.forgive(own)
          onChange([own])
        },
        unsubscribe() {
          if (!subscriptions.delete(own)) return
          for (const group of own.groups) store.release(group, own)
          cancelSweep ??= schedule(sweep, CACHE_MS)
          soon()
        },
      }
    },
    outdate: () => store.outdateAll(),
    close() {
      stopChanges()
      stopState()
      watched.stop()
      for (const cancel of [cancelFrame, cancelTick, cancelSweep, cancelStatus, cancelRetry])
        cancel?.()
      subscriptions.clear()
      store.close()
    },
  }
}
