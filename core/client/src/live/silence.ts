import { ALIVE_EVERY_MS } from '@airshed/schemas'

/** A connection that was silent for this time is taken for lost, even without an error; ms. */
const SILENT_AFTER_MS = 2.5 * ALIVE_EVERY_MS

interface SilenceWatch {
  /** Something came: the time begins anew. */
  heard(): void
  stop(): void
}

/** Calls back once nothing came for longer than a server that is there is ever silent. */
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
