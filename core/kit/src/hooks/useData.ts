import { NO_DATA, type DataNeed, type TimeRange } from '@airshed/contract'
import type { Broker, BrokerContext, BrokerResult } from '@airshed/data'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useAirshed } from '../provider/airshedContext.ts'

/** The window of time that the data of a screen are for, and whether they stay up to date. */
export interface DataOptions {
  /** While live, only its length matters: it ends now. */
  range: TimeRange
  /** Default true. */
  isLive?: boolean
  /** CSS pixels that a history is drawn on: it is reduced to what they can show. Default 1000. */
  width?: number
}

/** The data, and a function that retries what failed. */
export interface Data extends BrokerResult {
  retry: () => void
}

/**
 * The data of a screen, by the same needs as those of widgets and from the same broker: fetched
 * once, kept up to date while live, and identical whether the screen runs in the page or in a
 * frame. Its manifest lists their kinds under `data`.
 *
 * @param needs plain values; equal needs are requested once
 */
export function useData(needs: readonly DataNeed[], options: DataOptions): Data {
  const { broker, session } = useAirshed()
  const { range, isLive = true, width = 1000 } = options
  const { slug, user } = session
  const { timezone } = user
  const wish = JSON.stringify([
    needs,
    isLive ? range.to - range.from : range,
    isLive,
    width,
    timezone,
    slug,
  ])
  const [data, setData] = useState<Data | null>(null)

  const connect = useEffectEvent((_wish: string, from: Broker): (() => void) => {
    const context: BrokerContext = { range, isLive, width, timezone, slug }
    const show = (): void => setData({ ...own.current(), retry: () => own.retry() })
    const own = from.subscribe(needs, context, show)
    show()
    return () => own.unsubscribe()
  })
  useEffect(() => connect(wish, broker), [wish, broker])

  const waiting = useMemo(
    (): Data => ({
      ...NO_DATA,
      state: 'loading',
      range: { from: 0, to: 0 },
      retry: () => undefined,
    }),
    [],
  )
  return data ?? waiting
}
