import { useEffect, useEffectEvent } from 'react'

/** Interval at which a page retries while the server does not respond. */
export const RETRY_EVERY_MS = 10_000

/**
 * Calls repeatedly while `isWanted`, and at once when the browser is online again.
 *
 * @param everyMs default {@link RETRY_EVERY_MS}
 */
export function useRepeat(
  isWanted: boolean,
  call: () => unknown,
  everyMs: number = RETRY_EVERY_MS,
): void {
  const repeat = useEffectEvent(() => void call())
  useEffect(() => {
    if (!isWanted) return undefined
    const again = (): void => repeat()
    const timer = setInterval(again, everyMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWanted, everyMs])
}
