/** What the thread that watches for hangs is given. */
export interface HangSettings {
  /** {@link BEAT} and {@link IS_DEBUGGED}, as Int32. */
  beats: SharedArrayBuffer
  /** Of `RunningRequests`. */
  requests: SharedArrayBuffer
  hangsAfterMs: number
  /** Whether it says why it ends the process. */
  isLogged: boolean
}

/** Position of a count that goes up for as long as the main thread takes turns. */
export const BEAT = 0
/** Position of a 1 while a debugger can be attached. */
export const IS_DEBUGGED = 1
