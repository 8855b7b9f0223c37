import type { LiveChannel } from '@airshed/data'
import { useEffect, useEffectEvent } from 'react'
import { PluginLoadError } from './pluginResource.ts'

/** Exponential backoff before code is loaded again: doubled from the first to the longest pause. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/**
 * Retries failed loads automatically: when the connection is back, and after a backoff. An error thrown by
 * loaded code is left to the user.
 *
 * @param error the error that the boundary caught, or null
 * @param attempt number of earlier failures: the backoff grows with it
 * @param live the connection whose return triggers a retry
 */
export function useLoadRetry(
  error: unknown,
  attempt: number,
  retry: () => void,
  live: Pick<LiveChannel, 'onStateChange'>,
): void {
  const tryAgain = useEffectEvent(() => {
    if (error instanceof PluginLoadError) error.forget()
    retry()
  })
  useEffect(() => {
    if (!(error instanceof PluginLoadError)) return undefined
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt)
    const timer = setTimeout(() => tryAgain(), pauseMs)
    const stop = live.onStateChange((state) => {
      if (state === 'open') tryAgain()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [error, attempt, live])
}
