import { SILENT_AFTER_MS } from '@airshed/schemas'

interface SilenceWatch {
  /** Something was received: restarts the timer. */
  heard(): void
  stop(): void
}

/** Calls back once nothing was received for longer than a live server is ever silent. */
export function watchForSilence(onSilence: () => void): SilenceWatch {
  let timer = setTimeout(onSilence, SILENT_AFTER_MS)
  const stop = (): void => clearTimeout(timer)
  return {
    heard() {
      stop()
      timer = setTimeout(onSilence, SILENT_AFTER_MS)
    },
    stop,
  }
}
