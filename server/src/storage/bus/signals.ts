/** Signals of one turn of the event loop: a topic is delivered once, however often it is signaled. */
export interface Signals {
  /** Never waits and never throws. */
  signal(topic: string): void
  /** Delivers pending signals, and nothing from then on. */
  close(): void
}

/** @param deliver must not throw */
export function createSignals(deliver: (topic: string) => void): Signals {
  const waiting = new Set<string>()
  let isScheduled = false
  let isClosed = false

  const flush = () => {
    isScheduled = false
    const topics = [...waiting]
    waiting.clear()
    for (const topic of topics) deliver(topic)
  }

  return {
    signal(topic) {
      if (isClosed) return
      waiting.add(topic)
      if (isScheduled) return
      isScheduled = true
      setImmediate(flush)
    },
    close() {
      flush()
      isClosed = true
    },
  }
}
