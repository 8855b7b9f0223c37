import { useEffect, useEffectEvent, useState } from 'react'
import type { Leaving } from './leaveControl.ts'

/** Whoever wants to leave waits this long for a server that saves; then they are asked. */
const SAVE_WITHIN_MS = 1000

/**
 * Whether a user who is about to leave is to be asked: at once, or after `save` left something unsaved
 * or takes too long.
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
    const tell = (): void => setLate(leaving)
    const timers = [setTimeout(tell, SAVE_WITHIN_MS)]
    // A task later, as what is saved ends the question itself.
    void start(() => void timers.push(setTimeout(tell, 0)))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [leaving])
  return save === undefined || (leaving !== null && late === leaving)
}
