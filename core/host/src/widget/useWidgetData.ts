import type { DataNeed } from '@airshed/contract'
import type { BrokerContext, BrokerResult } from '@airshed/data'
import { useAirshed } from '@airshed/kit/provider'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { FrameScheduler, ScheduledWidget } from '../page/frameScheduler.ts'
import { createWidgetFeed, type WidgetFeed, type WidgetFeedState } from './widgetFeed.ts'

export interface WidgetDataState extends WidgetFeedState {
  retry: () => void
  /** The newest data, rendered or not. */
  getNewest: () => BrokerResult | null
  /** Its turn among the widgets of the page. */
  turn: ScheduledWidget
}

/** A feed whose updates are drawn when the page has a frame for them. */
function feedWithTurn(scheduler: FrameScheduler): { feed: WidgetFeed; turn: ScheduledWidget } {
  const feed = createWidgetFeed((isAnswer) => turn.announce(isAnswer))
  // Rendered synchronously, so that the page can measure the cost.
  const turn = scheduler.widget(() => flushSync(feed.draw))
  // Whether it is in sight is not known yet.
  turn.setInSight(false)
  return { feed, turn }
}

/**
 * Registers the needs of a widget with the broker of the page, and returns the data.
 *
 * @param needs null: not known
 * @param context null: not known yet
 * @param owner the settings that the needs come from
 * @param scheduler assigns the frames of the page; must stay the same for the lifetime of the widget
 */
export function useWidgetData(
  needs: readonly DataNeed[] | null,
  context: BrokerContext | null,
  owner: unknown,
  scheduler: FrameScheduler,
): WidgetDataState {
  const { broker } = useAirshed()
  const [{ feed, turn }] = useState(() => feedWithTurn(scheduler))
  const connect = useEffectEvent(() =>
    needs === null || context === null
      ? undefined
      : feed.connect(broker, { needs, context, owner }),
  )
  const wish = wishKey(needs, context)
  useEffect(() => (wish === null ? undefined : connect()), [wish])
  useEffect(() => turn.withdraw, [turn])
  const state = useSyncExternalStore(feed.subscribe, feed.getState)
  const { retry, getNewest } = feed
  return useMemo(() => ({ ...state, retry, getNewest, turn }), [state, retry, getNewest, turn])
}

/** Equal for equal needs. The broker advances a live window itself: only its length matters. */
function wishKey(needs: readonly DataNeed[] | null, context: BrokerContext | null): string | null {
  if (needs === null || context === null) return null
  const { range, isLive } = context
  return JSON.stringify([needs, { ...context, range: isLive ? range.to - range.from : range }])
}
