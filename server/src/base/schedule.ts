/** Runs something once, later; returns the function that cancels it. Tests pass their own. */
export type Schedule = (run: () => void, afterMs: number) => () => void

/** Longest delay that a timer of Node can hold. */
const DELAY_MAX_MS = 2 ** 31 - 1

/** Uses timers that do not keep the process alive. */
export const scheduleByTimer: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, Math.min(Math.max(afterMs, 0), DELAY_MAX_MS))
  timer.unref()
  return () => clearTimeout(timer)
}
