import { useAirshed } from '@airshed/kit/provider'
import { useSyncExternalStore } from 'react'

/** Since when the page’s live connection has been lost, ms UTC; null: it is connected. */
export function useLostSinceMs(): number | null {
  const { live } = useAirshed()
  return useSyncExternalStore(live.onStateChange, () => live.lostSinceMs)
}
