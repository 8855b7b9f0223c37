import type { Schedule } from '../schedule.ts'

/** A schedule that runs when a test advances the time. */
export function createFakeSchedule() {
  let now = 0
  const waiting = new Set<{ at: number; run: () => void }>()
  const schedule: Schedule = (run, afterMs) => {
    const entry = { at: now + afterMs, run }
    waiting.add(entry)
    return () => void waiting.delete(entry)
  }
  return {
    schedule,
    /** Ms that have passed. */
    now: () => now,
    /** Timers that have not run. */
    waiting: () => waiting.size,
    /** Lets this many ms pass and runs what falls due, the earliest first. */
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
