import type { LiveChannel } from '@airshed/data'
import { useEffect, useEffectEvent } from 'react'
import { PluginLoadError } from './pluginResource.ts'

/** Pauses before code is loaded again: doubled from the first to the longest. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/**
 * Retries by itself what could not be loaded: when the connection is back, and after a pause. An error
 * of code that was loaded is left to the user.
 *
 * @param error what the boundary caught; null: nothing
 * @param attempt how often it failed before: pauses grow with it
 * @param live the connection whose return is a reason to try again
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
