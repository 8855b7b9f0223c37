import { watch } from 'node:fs'

/** Reports that something in a folder may have changed; returns the function that ends it. */
export type WatchFolder = (folder: string, onChange: () => void) => () => void

/**
 * By what the operating system tells, without keeping the process alive. A folder that is not there,
 * or that cannot be watched, is silent.
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
