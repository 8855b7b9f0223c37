import type { Clock } from '../../base/clock.ts'

/** Uses of an item since the last write to the store. */
export interface Usage {
  /** Number of uses; at least one. */
  count: number
  /** When it was last used, ms UTC. */
  lastUsedAt: number
}

interface UseCounterOptions {
  clock: Clock
  /** Minimum time between writes for one item, ms. */
  writeEveryMs: number
  /** Adds uses of one item to the store. */
  write: (id: string, usage: Usage) => Promise<void>
  /** Called when a write fails; its uses are counted in a later one. */
  onFailure: (error: unknown) => void
}

/** What is known about one item. */
interface Counted extends Usage {
  /** ms UTC; -Infinity: never. */
  writtenAt: number
}

/**
 * Counts uses of items such as tokens and keys, without a write for each use: the first one is written at
 * once, those that follow within `writeEveryMs` together.
 */
export class UsageCounter {
  readonly #options: UseCounterOptions
  readonly #counted = new Map<string, Counted>()
  readonly #writing = new Set<Promise<void>>()

  constructor(options: UseCounterOptions) {
    this.#options = options
  }

  /** Counts one use. If it is written now, resolves once that is done; never throws. */
  async count(id: string): Promise<void> {
    const now = this.#options.clock()
    const counted = this.#counted.get(id) ?? { count: 0, lastUsedAt: now, writtenAt: -Infinity }
    this.#counted.set(id, counted)
    counted.count += 1
    counted.lastUsedAt = now
    if (now - counted.writtenAt >= this.#options.writeEveryMs) await this.#write(id, counted)
  }

  /**
   * Writes the counts that are due, or all of them, such as at the end. Resolves when no write is in
   * progress.
   */
  async flush(all = false): Promise<void> {
    const now = this.#options.clock()
    for (const [id, counted] of this.#counted) {
      const isDue = all || now - counted.writtenAt >= this.#options.writeEveryMs
      if (!isDue) continue
      // An item that was just written is kept, as its time of writing decides when its next use is written.
      if (counted.count > 0) await this.#write(id, counted)
      else this.#counted.delete(id)
    }
    await Promise.all(this.#writing)
  }

  #write(id: string, counted: Counted): Promise<void> {
    const writing = this.#writeNow(id, counted).finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
    return writing
  }

  async #writeNow(id: string, counted: Counted): Promise<void> {
    const { count, lastUsedAt, writtenAt } = counted
    counted.count = 0
    counted.writtenAt = this.#options.clock()
    try {
      await this.#options.write(id, { count, lastUsedAt })
    } catch (error) {
      counted.count += count
      counted.writtenAt = writtenAt
      this.#options.onFailure(error)
    }
  }
}
