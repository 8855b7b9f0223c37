/** Edits that follow each other within this time are saved as one. */
export const SAVE_AFTER_MS = 600

export interface SaveQueueOptions<Document> {
  save: (document: Document) => Promise<void>
  /** A save failed; what was not saved is kept and goes with the next edit, or with `flush`. */
  onError: (error: unknown) => void
  /** Runs a task later; answers how to cancel it. */
  schedule: (task: () => void, delayMs: number) => () => void
}

export interface SaveQueue<Document> {
  push(document: Document): void
  /** Saves at once what waits. */
  flush(): Promise<void>
  /** Forgets what waits. */
  drop(): void
  /** Whether something is not on the server yet. */
  isDirty(): boolean
}

/** Saves edits in their order, one call at a time, the newest state each time. */
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
      // It may be just over, with an error: what came since is saved all the same.
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
