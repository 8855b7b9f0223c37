/** Tells the time; the page gives `Date`, a test turns its own by hand. */
export interface Clock {
  /** ms UTC. */
  now(): number
}

/** Runs a task once after a delay in ms; the answer cancels it. */
export type Schedule = (task: () => void, delayMs: number) => () => void

/** Runs a task once before the next picture is drawn; the answer cancels it. */
export type ScheduleFrame = (task: () => void) => () => void

export const systemClock: Clock = { now: () => Date.now() }

export const scheduleByTimer: Schedule = (task, delayMs) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

/** A hidden page draws nothing: there the task runs so many ms later instead. */
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
