import type { Widget } from '@airshed/kit'

/** Edits that follow each other within this time are saved as one. */
export const SAVE_AFTER_MS = 600

export interface SaveQueueOptions {
  /** Saves the widgets over that version; answers the new version. */
  save: (widgets: readonly Widget[], version: number) => Promise<number>
  /** A save failed; what was not saved is kept and goes with the next edit, or with `retry`. */
  onError: (error: unknown) => void
  /** Runs a task later; answers how to cancel it. */
  schedule: (task: () => void, delayMs: number) => () => void
}

export interface SaveQueue {
  push(widgets: readonly Widget[]): void
  /** Saves at once what waits. */
  flush(): Promise<void>
  /** Whether something is not on the server yet. */
  isDirty(): boolean
}

/** Saves edits in their order, one call at a time, the newest state each time. */
export function createSaveQueue(version: number, options: SaveQueueOptions): SaveQueue {
  let known = version
  let waiting: readonly Widget[] | null = null
  let running: Promise<void> | null = null
  let cancel: () => void = () => undefined

  const run = async (): Promise<void> => {
    while (waiting !== null) {
      const widgets: readonly Widget[] = waiting
      waiting = null
      try {
        known = await options.save(widgets, known)
      } catch (error) {
        waiting ??= widgets
        options.onError(error)
        return
      }
    }
  }
  const flush = (): Promise<void> => {
    cancel()
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  return {
    push(widgets) {
      waiting = widgets
      cancel()
      cancel = options.schedule(() => void flush(), SAVE_AFTER_MS)
    },
    flush,
    isDirty: () => waiting !== null || running !== null,
  }
}
