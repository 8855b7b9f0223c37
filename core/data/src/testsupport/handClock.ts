import type { Clock, Schedule } from '../timing.ts'

/** A clock that is advanced by hand, and runs the scheduled callbacks. */
export function handClock(startMs = 1_700_000_000_000): Clock & {
  schedule: Schedule
  /** Advances the time and runs the due timers, in order. */
  pass(ms: number): void
  /** Number of waiting tasks. */
  waiting(): number
} {
  let nowMs = startMs
  let tasks: { atMs: number; task: () => void }[] = []
  return {
    now: () => nowMs,
    schedule(task, delayMs) {
      const entry = { atMs: nowMs + delayMs, task }
      tasks.push(entry)
      return () => {
        tasks = tasks.filter((other) => other !== entry)
      }
    },
    pass(ms) {
      const untilMs = nowMs + ms
      for (;;) {
        const next = tasks.toSorted((a, b) => a.atMs - b.atMs)[0]
        if (next === undefined || next.atMs > untilMs) break
        tasks = tasks.filter((other) => other !== next)
        nowMs = next.atMs
        next.task()
      }
      nowMs = untilMs
    },
    waiting: () => tasks.length,
  }
}

/** Lets already settled promises continue. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
