/** Returns the time; the page passes `Date`, a test its own clock. */
export interface Clock {
  /** ms UTC. */
  now(): number
}

/** Runs a task once after a delay in ms; the returned function cancels it. */
export type Schedule = (task: () => void, delayMs: number) => () => void

/** Runs a task once before the next frame is drawn; the returned function cancels it. */
export type ScheduleFrame = (task: () => void) => () => void

export const systemClock: Clock = { now: () => Date.now() }

export const scheduleByTimer: Schedule = (task, delayMs) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

/** A hidden page has no frames: there the task runs after this many ms instead. */
const HIDDEN_FRAME_MS = 250

export const scheduleByFrame: ScheduleFrame = (task) => {
  const run = (): void => {
    cancel()
    task()
  }
  const frame = requestAnimationFrame(run)
  const timer = setTimeout(run, HIDDEN_FRAME_MS)
  const cancel = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return cancel
}
