/** How long a frame has to give a sign of life, ms. */
export const ANSWER_WITHIN_MS = 5_000
/** Time limit from insertion into the page to the first render of the plugin, ms. */
export const OPEN_WITHIN_MS = 20_000
/** Interval at which an idle frame is checked for a sign of life, ms. */
export const HEARTBEAT_MS = 2_000
/** After frames were stopped together, each starts alone and must last this long, ms. */
export const PROBATION_MS = 1_500
/** Number of failures after which a frame is stopped until the user retries. */
export const MAX_STRIKES = 3
/** Maximum number of messages of one frame within a second; more count as a flood. */
export const MESSAGES_PER_SECOND = 400

/** The clock and the timer of frames; tests pass ones that they control. */
export interface FrameTimer {
  now(): number
  /** Calls back once, after the given ms. @returns the function that cancels it */
  after(delayMs: number, callback: () => void): () => void
}

export const systemFrameTimer: FrameTimer = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}
