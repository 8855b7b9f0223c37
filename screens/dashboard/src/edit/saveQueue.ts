/** Debounce: edits that follow each other within this time are saved as one. */
const SAVE_AFTER_MS = 600

export interface SaveQueueOptions<Document> {
  save: (document: Document) => Promise<void>
  /** A save failed; unsaved edits are kept and sent with the next edit, or with `flush`. */
  onError: (error: unknown) => void
  /** Schedules a task; returns a function that cancels it. */
  schedule: (task: () => void, delayMs: number) => () => void
}

export interface SaveQueue<Document> {
  push(document: Document): void
  /** Saves pending edits at once. */
  flush(): Promise<void>
  /** Discards pending edits. */
  drop(): void
  /** Whether some edits are not on the server yet. */
  isDirty(): boolean
}

/** Saves edits in order, one call at a time, always the newest state. */
export function createSaveQueue<Document>(
  options: SaveQueueOptions<Document>,
): SaveQueue<Document> {
  let waiting: { document: Document } | null = null
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let cancel: () => void = () => undefined

  const run = async (): Promise<void> => {
    while (waiting !== null) {
      const { document }: { document: Document } = waiting
      waiting = null
      try {
        await options.save(document)
      } catch (error) {
        waiting ??= { document }
        options.onError(error)
        return
      }
    }
  }
  const flush = (): Promise<void> => {
    cancel()
    if (running !== null) {
      // The running save may be about to fail: edits made since are saved all the same.
      isAskedAgain = true
      return running
    }
    running = run().finally(() => {
      running = null
      if (!isAskedAgain) return
      isAskedAgain = false
      void flush()
    })
    return running
  }
  return {
    push(document) {
      waiting = { document }
      cancel()
      cancel = options.schedule(() => void flush(), SAVE_AFTER_MS)
    },
    flush,
    drop() {
      cancel()
      waiting = null
    },
    isDirty: () => waiting !== null || running !== null,
  }
}
