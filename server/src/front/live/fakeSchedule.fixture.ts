import type { Schedule } from '../../base/schedule.ts'

/**
 * A schedule that runs when a test advances the time. A timer that is already due when it is set, because
 * its code was slower than the test, runs in the next turn of the event loop.
 */
export function createFakeSchedule() {
  let now = 0
  const waiting = new Set<{ at: number; run: () => void }>()
  const schedule: Schedule = (run, afterMs) => {
    const entry = { at: now + afterMs, run }
    waiting.add(entry)
    if (afterMs <= 0) setImmediate(() => waiting.delete(entry) && run())
    return () => void waiting.delete(entry)
  }
  return {
    schedule,
    /** Ms that have passed. */
    now: () => now,
    /** Timers that have not run. */
    waiting: () => waiting.size,
    /** Advances the time by `ms` and runs due timers, the earliest first. */
    advance(ms: number): void {
      const end = now + ms
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        waiting.delete(next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}
