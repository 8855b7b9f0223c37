import { NO_DATA } from '@airshed/contract'
import { searchMeasurements, searchNodes, searchStatistics } from '@airshed/schemas/calls'
import type { ApiClient } from '../api/client.ts'
import type { LiveChannel } from '../live/liveTypes.ts'
import { CACHE_MS, createQueries, retryQuery, type QueryRecipe } from '../queries.ts'
import {
  scheduleByFrame,
  scheduleByTimer,
  systemClock,
  type Clock,
  type Schedule,
  type ScheduleFrame,
} from '../timing.ts'
import type { Broker, BrokerSubscription } from './brokerTypes.ts'
import { followedNodes, planOf } from './needsPlan.ts'
import { nodeIdOf } from './nodeIdOf.ts'
import { createNodeStore } from './nodeStore.ts'
import { createPartStore } from './partStore.ts'
import { askForFigures } from './rangeFigures.ts'
import { resultOf } from './resultOf.ts'
import { createSeriesStore } from './seriesStore.ts'
import { rangeWindow, seriesSpec } from './seriesSpec.ts'
import type { Reader } from './slot.ts'
import { createStatisticsStore } from './statisticsStore.ts'
import type { Subscription } from './subscription.ts'
import { tickMs } from './tick.ts'
import { widthStepPx } from './width.ts'

/** The part of a TanStack `QueryClient` that is used: it retries, and keeps answers. */
export interface QueryCache {
  fetchQuery<Result>(recipe: QueryRecipe<Result> & { gcTime?: number }): Promise<Result>
}

export interface BrokerOptions {
  api: ApiClient
  live: LiveChannel
  /** A TanStack `QueryClient`. */
  queryClient: QueryCache
  /** Default the system's. */
  clock?: Clock
  /** Default `setTimeout`. */
  schedule?: Schedule
  /**
   * Once before the next picture: requests and news of a page go out together. Default the
   * browser's animation frame, and in a hidden page a timer.
   */
  scheduleFrame?: ScheduleFrame
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
  } = options
  const subscriptions = new Set<Subscription>()
  let cancelFrame: (() => void) | null = null
  let cancelTick: (() => void) | null = null
  let cancelSweep: (() => void) | null = null
  let watched = { key: '', stop: () => {} }
  let refreshedAtMs = clock.now()
  let isTailDue = false
  let liveUntilMs: number | null = null

  /** Readings are large and used once: the cache only retries, and does not keep them. */
  const once = <Result>(
    name: string,
    question: unknown,
    ask: QueryRecipe<Result>['queryFn'],
  ): Promise<Result> =>
    queryClient.fetchQuery({
      queryKey: ['broker', name, question],
      queryFn: ask,
      staleTime: 0,
      gcTime: 0,
      retry: retryQuery,
    })

  const onChange = (readers: Iterable<Reader>): void => {
    for (const reader of readers) (reader as Subscription).isDirty = true
    soon()
  }
  const series = createSeriesStore({
    fetch: (search, signal) =>
      once('measurements', search, () =>
        api.call(searchMeasurements, { body: search }, { signal }),
      ),
    clock,
    onChange,
  })
  const statistics = createStatisticsStore({
    fetch: (search, signal) =>
      once('statistics', search, () => api.call(searchStatistics, { body: search }, { signal })),
    clock,
    onChange,
  })
  const nodes = createNodeStore({
    fetch: (search) =>
      once('nodes', search, ({ signal }) => api.call(searchNodes, { body: search }, { signal })),
    clock,
    onChange,
  })
  const parts = createPartStore({
    queries: createQueries(api),
    fetch: (recipe) => queryClient.fetchQuery(recipe),
    clock,
    onChange,
  })
  const stores = [series, statistics, nodes, parts]

  function soon(): void {
    cancelFrame ??= scheduleFrame(frame)
  }

  function frame(): void {
    cancelFrame = null
    watch()
    for (const subscription of subscriptions) askForFigures(subscription)
    for (const store of stores) store.load()
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
    cancelTick ??= liveReaders().size > 0 ? schedule(tick, tickMs(subscriptions)) : null
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
      series.refresh()
      statistics.refresh(CACHE_MS)
      nodes.refresh(readers, CACHE_MS)
      parts.refresh(readers, CACHE_MS)
      // Readings may slip between the first answer and the start of the live ones.
      if (isTailDue || live.state !== 'open') series.markBehind(() => true)
      isTailDue = live.state !== 'open'
    }
    onChange(readers)
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
                series.take(message.dataPointId, message.measurements)
                nodes.take(message.dataPointId, message.measurements)
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

  const stopState = live.onStateChange((state) => {
    if (state !== 'open' && liveUntilMs !== null) liveUntilMs = clock.now()
    // The server is back: what failed is tried again, and what has no live readings is refetched.
    if (state === 'open') {
      for (const store of stores) store.forgive()
      refreshedAtMs = Number.NEGATIVE_INFINITY
    }
    onChange(liveReaders())
  })

  const sweep = (): void => {
    cancelSweep = null
    const isAnyIdle = stores.map((store) => store.sweep(CACHE_MS)).some(Boolean)
    if (isAnyIdle) cancelSweep = schedule(sweep, CACHE_MS / 4)
  }

  return {
    subscribe(needs, context, listener): BrokerSubscription {
      const plan = planOf(needs)
      // What a page shows that stands still is at least as new as the end of its window.
      const dueAtMs = context.isLive ? null : Math.min(context.range.to, clock.now())
      const own: Subscription = {
        widthPx: widthStepPx(context.width),
        context,
        listener,
        series: [],
        statistics: null,
        nodes: plan.nodes,
        profileNodeIds: plan.profileNodeIds,
        parts: [],
        nodeIds: new Set(plan.lookups.flatMap(({ nodeIds }) => nodeIds)),
        liveNodeIds: [],
        followedNodeIds: context.isLive ? followedNodes(plan.nodes) : new Set(),
        result: { ...NO_DATA, state: 'loading', range: context.range },
        isDirty: true,
        frames: new WeakMap(),
      }
      own.series = plan.series.map((need) => ({
        group: series.retain(seriesSpec(need, context), need.dataPointIds, own, dueAtMs),
        dataPointIds: need.dataPointIds,
      }))
      const { statisticsIds } = plan
      if (statisticsIds.length > 0) {
        const group = statistics.retain(rangeWindow(context), statisticsIds, own, dueAtMs)
        own.statistics = { group, dataPointIds: statisticsIds }
      }
      own.liveNodeIds = [
        ...own.followedNodeIds,
        ...own.series.flatMap(({ group, dataPointIds }) =>
          group.spec.isLive ? dataPointIds.flatMap((id) => nodeIdOf(id) ?? []) : [],
        ),
      ]
      for (const { nodeIds, includes } of plan.lookups)
        nodes.retain(nodeIds, includes, own, dueAtMs)
      nodes.follow(own.followedNodeIds, own)
      own.parts = plan.parts.map((need) => ({
        need,
        part: parts.retain(need, context.slug, own, dueAtMs),
      }))
      subscriptions.add(own)
      own.result = resultOf(own, { nodes, nowMs: clock.now(), liveUntilMs })
      soon()
      return {
        current: () => own.result,
        retry() {
          for (const store of stores) store.forgive(own)
          onChange([own])
        },
        unsubscribe() {
          if (!subscriptions.delete(own)) return
          for (const { group } of own.series) series.release(group, own)
          if (own.statistics !== null) statistics.release(own.statistics.group, own)
          nodes.release(own)
          parts.release(own)
          cancelSweep ??= schedule(sweep, CACHE_MS)
          soon()
        },
      }
    },
    close() {
      stopState()
      watched.stop()
      for (const cancel of [cancelFrame, cancelTick, cancelSweep]) cancel?.()
      subscriptions.clear()
      for (const store of stores) store.close()
    },
  }
}
