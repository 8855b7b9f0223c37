import { useEffect, useEffectEvent, useState } from 'react'
import type { Leaving } from './leaveControl.ts'

/** How long a user who wants to leave waits for the server to save before they are asked. */
const SAVE_WITHIN_MS = 1000

/**
 * Whether to ask a user who is about to leave: at once without `save`, otherwise if `save` left something
 * unsaved or takes too long.
 */
export function useSavedFirst(
  leaving: Leaving | null,
  save: (() => Promise<void>) | undefined,
): boolean {
  const [late, setLate] = useState<Leaving | null>(null)
  const start = useEffectEvent(async (done: () => void) => {
    await save?.()
    done()
  })
  useEffect(() => {
    if (leaving === null) return undefined
    const report = (): void => setLate(leaving)
    const timers = [setTimeout(report, SAVE_WITHIN_MS)]
    // One task later, as a completed save ends the leaving itself.
    void start(() => void timers.push(setTimeout(report, 0)))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [leaving])
  return save === undefined || (leaving !== null && late === leaving)
}
