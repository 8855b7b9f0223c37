import type { LiveChannel } from '@airshed/data'
import { LONG_TOAST_MS, type Toaster } from '@airshed/ui'
import { useEffect } from 'react'
import { useAppText } from '../messages/appMessages.ts'

/** Reports when the live connection is lost and when it is back: one toast, updated in place. */
export function useLiveToasts(live: LiveChannel, toaster: Toaster): void {
  const text = useAppText()
  const lost = text('app.live.lost')
  const established = text('app.live.established')
  useEffect(
    () =>
      live.onNotice((notice) => {
        toaster.show({
          key: 'live',
          message: notice === 'lost' ? lost : established,
          intent: notice === 'lost' ? 'warning' : 'success',
          durationMs: LONG_TOAST_MS,
        })
      }),
    [live, toaster, lost, established],
  )
}
