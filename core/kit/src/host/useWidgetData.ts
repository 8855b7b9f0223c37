import type { DataNeed } from '@airshed/contract'
import type { BrokerContext } from '@airshed/data'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAirshed } from '../provider/airshedContext.ts'
import { createWidgetFeed, type WidgetFeedState } from './widgetFeed.ts'

export interface WidgetDataState extends WidgetFeedState {
  retry: () => void
}

/**
 * Registers the needs of a widget with the broker of the page, and answers what came.
 *
 * @param needs null: not known, or not yet wanted
 * @param owner the settings that the needs come from
 */
export function useWidgetData(
  needs: readonly DataNeed[] | null,
  context: BrokerContext | null,
  owner: unknown,
): WidgetDataState {
  const { broker } = useAirshed()
  const [feed] = useState(createWidgetFeed)
  const connect = useEffectEvent(() =>
    needs === null || context === null
      ? undefined
      : feed.connect(broker, { needs, context, owner }),
  )
  const wish = wishKey(needs, context)
  useEffect(() => (wish === null ? undefined : connect()), [wish])
  const state = useSyncExternalStore(feed.subscribe, feed.getState)
  return { ...state, retry: feed.retry }
}

/** Equal for equal wishes. The broker moves a live window on by itself: only its length counts. */
function wishKey(needs: readonly DataNeed[] | null, context: BrokerContext | null): string | null {
  if (needs === null || context === null) return null
  const { range, isLive } = context
  return JSON.stringify([needs, { ...context, range: isLive ? range.to - range.from : range }])
}
