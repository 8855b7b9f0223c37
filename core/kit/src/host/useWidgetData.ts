import type { DataNeed } from '@airshed/contract'
import type { BrokerContext, BrokerResult, BrokerSubscription } from '@airshed/data'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAirshed } from '../provider/airshedContext.ts'

export interface WidgetDataState {
  /** null until the needs were told. */
  result: BrokerResult | null
  /** What is shown is still that of the range before; the new one is on its way. */
  isRefreshing: boolean
  retry: () => void
}

interface Kept {
  result: BrokerResult
  isRefreshing: boolean
  /** Settings that the result was made for. */
  owner: unknown
}

/** While the same widget waits for another range, it keeps what it shows. */
function settled(before: Kept | null, result: BrokerResult, owner: unknown): Kept {
  const waits = result.state === 'loading' && before?.result.state === 'ready'
  return waits && before.owner === owner
    ? { ...before, isRefreshing: true }
    : { result, isRefreshing: false, owner }
}

/**
 * Registers the needs of a widget with the broker of the page, and answers what came.
 *
 * @param needs null: not known, or not yet wanted
 * @param owner the settings the needs come from: with other ones nothing old is shown
 */
export function useWidgetData(
  needs: readonly DataNeed[] | null,
  context: BrokerContext | null,
  owner: unknown,
): WidgetDataState {
  const { broker } = useAirshed()
  const subscription = useRef<BrokerSubscription | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  // The broker moves a live window on by itself: only its length matters here.
  const wish =
    needs === null || context === null
      ? null
      : JSON.stringify({
          needs,
          slug: context.slug,
          isLive: context.isLive,
          width: context.width,
          range: context.isLive ? context.range.to - context.range.from : context.range,
        })
  const register = useEffectEvent((): BrokerSubscription | null => {
    if (needs === null || context === null) return null
    const own: BrokerSubscription = broker.subscribe(needs, context, () =>
      setKept((before) => settled(before, own.current(), owner)),
    )
    setKept((before) => settled(before, own.current(), owner))
    return own
  })

  useEffect(() => {
    if (wish === null) return undefined
    const own = register()
    subscription.current = own
    return () => own?.unsubscribe()
  }, [broker, wish])

  const retry = useCallback(() => subscription.current?.retry(), [])
  return { result: kept?.result ?? null, isRefreshing: kept?.isRefreshing ?? false, retry }
}
