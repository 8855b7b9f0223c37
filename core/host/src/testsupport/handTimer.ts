import type { FrameTimer } from '../isolated/frameTimes.ts'

/** A timer that a test advances manually. */
export function handTimer(): FrameTimer & { pass(ms: number): void } {
  let nowMs = 0
  let tasks: { at: number; run: () => void }[] = []
  return {
    now: () => nowMs,
    after(delayMs, run) {
      const task = { at: nowMs + delayMs, run }
      tasks.push(task)
      return () => {
        tasks = tasks.filter((other) => other !== task)
      }
    },
    pass(ms) {
      const end = nowMs + ms
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        tasks = tasks.filter((task) => task !== next)
        nowMs = Math.max(nowMs, next.at)
        next.run()
      }
      nowMs = end
    },
  }
}
