import { scheduleByTimer, type LiveChange, type Schedule } from '@airshed/data'
import { useEffect } from 'react'
import type { Services } from '../boot/services.ts'

/** News is taken up at once by nobody: a thousand pages would all ask in the same moment; ms. */
const SPREAD_MS = 1_500

type Needed = Pick<Services, 'live' | 'queryClient'> & {
  api: Pick<Services['api'], 'isOwnRequest'>
}

/**
 * Refetches what somebody else changed: answers about rows of its entity, and after a loss of the
 * connection every answer that is shown.
 *
 * @param random 0 up to 1; spreads the requests of many pages
 * @returns the function that ends it
 */
export function followChanges(
  { api, live, queryClient }: Needed,
  schedule: Schedule = scheduleByTimer,
  random: () => number = Math.random,
): () => void {
  const waiting = new Map<string, () => void>()
  const later = (key: string, run: () => void): void => {
    if (waiting.has(key)) return
    const cancel = schedule(() => {
      waiting.delete(key)
      run()
    }, random() * SPREAD_MS)
    waiting.set(key, cancel)
  }
  const stop = live.onChange((change: LiveChange) => {
    if (change.kind === 'missed') {
      later('', () => void queryClient.invalidateQueries())
      return
    }
    if (change.requestId !== null && api.isOwnRequest(change.requestId)) return
    const { entity } = change
    later(entity, () => void queryClient.invalidateQueries({ queryKey: [entity] }))
  })
  return () => {
    stop()
    for (const cancel of waiting.values()) cancel()
    waiting.clear()
  }
}

/** As {@link followChanges}, for as long as the console is open. */
export function useLiveChanges(services: Services): void {
  useEffect(() => followChanges(services), [services])
}
