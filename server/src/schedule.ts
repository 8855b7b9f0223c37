/** Runs something once, later; returns the function that calls it off. Tests hand in their own. */
export type Schedule = (run: () => void, afterMs: number) => () => void

/** Longest delay that a timer of Node can hold. */
const DELAY_MAX_MS = 2 ** 31 - 1

/** By the timers of the process, which they do not keep alive. */
export const scheduleByTimer: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, Math.min(Math.max(afterMs, 0), DELAY_MAX_MS))
  timer.unref()
  return () => clearTimeout(timer)
}
