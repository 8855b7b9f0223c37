import { SILENT_AFTER_MS } from '@airshed/schemas'

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
