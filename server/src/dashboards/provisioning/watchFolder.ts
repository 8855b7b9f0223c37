import { watch } from 'node:fs'

/** Reports that something in a folder may have changed; returns the function that stops watching. */
export type WatchFolder = (folder: string, onChange: () => void) => () => void

/**
 * Uses the events of the operating system, without keeping the process alive. A folder that does not exist
 * or cannot be watched reports nothing.
 */
export const watchFolder: WatchFolder = (folder, onChange) => {
  try {
    const watcher = watch(folder, { persistent: false }, onChange)
    watcher.on('error', () => watcher.close())
    return () => watcher.close()
  } catch {
    return () => {}
  }
}
